import Foundation
import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Live rows over names in precomposed and decomposed forms are where a sort of everything puts
/// them.
struct TextOrderTests {
    private static let edits = Effort.count(1_000, full: 20_000, soak: 1_000_000)
    private static let parts = 8

    /// A text, and the bytes of its normal form.
    struct Name {
        let text: String
        let bytes: [UInt8]
        /// The bytes of its first character.
        let initial: [UInt8]

        init(_ text: String) {
            self.text = text
            bytes = Self.normal(text)
            initial = Self.normal(text.first.map { String($0) } ?? "e")
        }

        private static func normal(_ text: String) -> [UInt8] {
            Array(
                text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping.utf8
            )
        }
    }

    struct Person: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var name: Name
        var place: Name
        var initial: Character { name.text.first ?? "e" }

        // Equal bytes, since `==` of text ignores its form.
        static func == (left: Person, right: Person) -> Bool {
            left.collectionId == right.collectionId
                && left.name.text.utf8.elementsEqual(right.name.text.utf8)
                && left.place.text.utf8.elementsEqual(right.place.text.utf8)
        }
    }

    /// Texts that the standard library orders in a circle with other forms of each other.
    private static let words = [
        "cafe", "cafec", "caf\u{e9}", "caf\u{e9}c", "\u{415}", "\u{401}", "\u{401}\u{43b}", "Zoe",
        "Zo\u{eb}", "Zo\u{eb}l", "\u{c5}sa", "Asa", "\u{ac01}", "\u{ac00}", "\u{ac01}a", "\u{304c}",
        "q\u{307}\u{323}", "q\u{323}", "\u{1e69}", "\u{212b}", "\u{7f}", "\u{1f600}", "\u{4e00}",
        "",
    ]

    private static let names = words.flatMap { word in
        words.map { word + $0 } + [word, word, word]
    }
    .flatMap { text in
        [
            text, text.decomposedStringWithCanonicalMapping,
            text.precomposedStringWithCanonicalMapping,
        ]
    }
    .map(Name.init)

    @Test(arguments: 0..<parts)
    func everyRowIsWhereASortPutsIt(part: Int) {
        var random = SeededGenerator(seed: UInt64(part))
        let store = RowStore<Person>()
        (store.slots.leastRewrite, store.slots.chunkSize) = (50, [4, 8, 512][part % 3])
        let byName = store.sorted(by: \.name.text)
        let byPlace = store.sorted(
            by: .descending { $0.place.text[...] }, .ascending(\.initial), .ascending(\.name.text))
        let grouped = store.sorted(by: .just(.descending(\.name.text)))
            .grouped(by: { Desk($0.collectionId % 3) })
        let followed = byName.makeFollower()
        var list: [Person] = []
        var greatest: String?
        let bag = DisposeBag()
        store.max(of: \.name.text).subscribe(onNext: { greatest = $0 }).disposed(by: bag)

        for edit in 0..<Self.edits / Self.parts {
            let id = random.below(20)
            let (name, place) = (random.below(Self.names.count), random.below(Self.names.count))
            if random.oneIn(4) {
                store.remove(id: id)
            } else {
                store.upsert(
                    Person(collectionId: id, name: Self.names[name], place: Self.names[place]))
            }
            if let read = followed.readLists() { list = read.rows[0].array(of: Person.self) }
            let names = sorted(store.rows) { left, right in
                compare(left.name.bytes, right.name.bytes)
            }
            let places = sorted(store.rows) { left, right in
                let keys = [
                    compare(right.place.bytes, left.place.bytes),
                    compare(left.name.initial, right.name.initial),
                    compare(left.name.bytes, right.name.bytes),
                ]
                return keys.first { $0 != 0 } ?? 0
            }
            let down = sorted(store.rows) { left, right in
                compare(right.name.bytes, left.name.bytes)
            }
            var wrong: [String] = []
            if list != names { wrong.append("the list of a table") }
            if byName.rows != names { wrong.append("by name") }
            if byPlace.rows != places { wrong.append("by three keys") }
            for desk in 0..<3 {
                let rows = grouped.lists[Desk(desk)] ?? []
                if rows != down.filter({ $0.collectionId % 3 == desk }) { wrong.append("grouped") }
            }
            if greatest != names.last?.name.text { wrong.append("the maximum") }
            expect(wrong.isEmpty, "edit \(edit)")
            if !wrong.isEmpty { return }
        }
    }

    /// Sorts rows that are in order of arrival.
    private func sorted(_ rows: [Person], by compare: (Person, Person) -> Int) -> [Person] {
        rows.indices.sorted { left, right in
            let result = compare(rows[left], rows[right])
            return result < 0 || result == 0 && left < right
        }
        .map { rows[$0] }
    }

    private func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
        left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }

    /// Text of one form is ordered as `<` orders it.
    @Test func textOfOneFormHasItsUsualOrder() {
        let names = [
            "b", "a", "\u{e9}", "e", "\u{7f}", "\u{4e00}", "z", "\u{1f600}", "", "ab", "\u{ac01}",
        ]
        let store = RowStore(
            names.enumerated().map {
                Person(collectionId: $0, name: Name($1), place: Name(""))
            })
        expect(store.sorted(by: \.name.text).rows.map(\.name.text), names.sorted())
        var range: [String?] = []
        store.min(of: \.name.text).subscribe(onNext: { range.append($0) }).dispose()
        store.max(of: \.name.text).subscribe(onNext: { range.append($0) }).dispose()
        expect(range, ["", "\u{1f600}"])
    }
}
