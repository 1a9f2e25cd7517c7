import Foundation
import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// What tables are given, list by list and change by change, is what is recomputed from scratch.
struct PieceTests {
    private static let steps = Effort.count(8, full: 60, soak: 20_000)

    @Test(arguments: 0..<8)
    func listsInPiecesAreTheRows(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let store = RowStore<Quote>()
        let query = BehaviorRelay(value: 0)
        let order = BehaviorRelay(value: RowOrder<Quote>.ascending(\.price))
        let sorted = store.sorted(by: order).filter(by: query) { $0.volume >= $1 }
        let sections = sorted.grouped { Desk($0.desk) }
        let bySection = sections.makeFollower()
        let flat = sorted.makeFollower()
        var rows: [Desk: [Quote]] = [:]
        var all: [Quote] = []
        for step in 0..<Self.steps {
            switch random.below(12) {
            case 0: query.accept(random.below(4))
            case 1: order.accept(.descending(\.price))
            case 2: store.replaceAll(with: (0..<900).map { Quote.random($0, &random) })
            case 3:
                let gone = all.filter { $0.desk == step % 4 }
                store.edit { edit in
                    for row in gone { edit.remove(id: row.collectionId) }
                }
            default: change(store, &random)
            }
            if let lists = bySection.readLists() {
                rows = [:]
                for (key, list) in zip(lists.keys, lists.rows) {
                    rows[key] = list.array(of: Quote.self)
                }
            }
            if let lists = flat.readLists() { all = lists.rows[0].array(of: Quote.self) }
            expect(rows, sections.lists, "step \(step)")
            expect(all, sorted.rows, "step \(step)")
            expectPositions(in: sections, random.below(900))
        }
    }

    @Test("A changed row makes its piece anew, and a moved row two", arguments: [false, true])
    func otherPiecesAreShared(moves: Bool) {
        let store = RowStore(
            (0..<20_000).map {
                Quote(collectionId: $0, price: Double($0), volume: 0, desk: 0, partner: 0)
            })
        let followed = store.sorted(by: \.price).makeFollower()
        var lists = [followed.readLists(), nil]
        store.edit { edit in
            edit.update(id: 7_000) { row in
                if moves { row.price = 15_000.5 } else { row.volume += 1 }
            }
        }
        lists[1] = followed.readLists()
        let parts = lists.map { lists -> (Set<ObjectIdentifier>, Set<ObjectIdentifier>) in
            let blocks = lists?.rows[0].blocks ?? []
            return (
                Set(blocks.map { ObjectIdentifier($0) }),
                Set(blocks.flatMap { $0.pieces.map { ObjectIdentifier($0.storage) } })
            )
        }
        let made = moves ? 2 : 1
        expect(parts[1].0.subtracting(parts[0].0).count, made, "blocks")
        expect(parts[1].1.subtracting(parts[0].1).count, made, "pieces")
        expect(parts[0].0.count == 4 && parts[0].1.count > 100)
    }

    private func change(_ store: RowStore<Quote>, _ random: inout SeededGenerator) {
        let count = [1, 1, 2, 9, 200][random.below(5)]
        store.edit { edit in
            for _ in 0..<count {
                let id = random.below(900)
                if random.oneIn(3) {
                    edit.remove(id: id)
                } else {
                    edit.upsert(Quote.random(id, &random))
                }
            }
        }
    }

    /// Some rows are found where a search finds them, or not at all.
    private func expectPositions(in sections: RowSections<Desk, Quote>, _ first: Int) {
        for id in first..<first + 20 {
            let found = sections.position(of: id)
            let place = sections.lists.lazy.compactMap { section, rows in
                rows.firstIndex { $0.collectionId == id }.map { (section, $0) }
            }.first
            expect(found?.section == place?.0 && found?.row == place?.1)
        }
    }
}
