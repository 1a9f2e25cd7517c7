import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import Testing

/// What a transaction is, and what becomes of bad input.
struct EditTests {
    struct Item: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var text = ""
    }

    struct Refusal: Error {}

    /// Writes down changesets.
    private final class Recorder {
        var lines: [String] = []
        private let bag = DisposeBag()

        init(_ rows: LiveRows<Item>) {
            rows.changes.subscribe(onNext: { [unowned self] in lines.append(Self.line($0)) })
                .disposed(by: bag)
        }

        private static func line(_ changes: RowChangeset<Item>) -> String {
            var words: [String] = changes.isReset ? ["reset"] : []
            func add(_ change: RowChangeset<Item>.Change) { words.append(word(change)) }
            changes.changes.forEach(add)
            return words.joined(separator: " ")
        }

        private static func word(_ change: RowChangeset<Item>.Change) -> String {
            switch change {
            case .inserted(let row): "+\(row.collectionId)"
            case .updated(let old, let row): "\(row.collectionId):\(old.text)>\(row.text)"
            case .removed(let row): "-\(row.collectionId)"
            }
        }
    }

    private let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])

    @Test func aTransactionIsToldOnceAndNet() {
        let recorder = Recorder(store)
        store.edit { edit in
            edit.upsert(Item(collectionId: 1, text: "b"))
            edit.upsert(Item(collectionId: 1, text: "c"))
            edit.upsert(Item(collectionId: 3))
            edit.remove(id: 3)
            edit.remove(id: 2)
            edit.upsert(Item(collectionId: 2, text: "again"))
        }
        expect(recorder.lines, ["reset +1 +2", "1:a>c 2:>again"])
    }

    @Test func aSumDoesNotOverflowOnItsWay() {
        var sums: [UInt8] = []
        var bySection: [Int: UInt8] = [:]
        func hundreds(_ row: Item) -> UInt8 { UInt8(row.text.count) * 100 }
        store.upsert(Item(collectionId: 1, text: "ab"))
        let subscription = Disposables.create(
            store.sum(of: hundreds).subscribe(onNext: { sums.append($0) }),
            store.reduce(
                0, by: { _ in 0 }, adding: { $0 += hundreds($1) },
                removing: { $0 -= hundreds($1) }
            ).subscribe(onNext: { bySection = $0 }))
        defer { subscription.dispose() }
        store.edit { edit in
            edit.upsert(Item(collectionId: 2, text: "ab"))
            edit.upsert(Item(collectionId: 1, text: "c"))
            edit.remove(id: 1)
        }
        expect(sums, [200])
        expect(bySection, [0: 200])
    }

    @Test func rowsAreToldApartByIdentityAndEquality() {
        // What is equal is not told.
        do {
            let recorder = Recorder(store)
            store.upsert(Item(collectionId: 1, text: "a"))
            store.replaceAll(with: [Item(collectionId: 2), Item(collectionId: 1, text: "a")])
            store.remove(id: 77)
            store.edit { $0.update(id: 77) { $0.text = "nobody" } }
            expect(recorder.lines, ["reset +1 +2"])
        }
        // Another identity is another row.
        do {
            let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])
            let recorder = Recorder(store)
            store.edit { $0.update(id: 1) { $0.collectionId = 5 } }
            expect(store[1] == nil)
            expect(store[5]?.text, "a")
            expect(Set(recorder.lines[1].split(separator: " ")), ["-1", "+5"])
        }
        // A store follows states.
        do {
            let states = BehaviorSubject(value: [Item(collectionId: 1)])
            let followed = RowStore(states)
            let recorder = Recorder(followed)
            states.onNext([Item(collectionId: 2), Item(collectionId: 1)])
            states.onError(Refusal())
            expect(followed.count, 2)
            expect(recorder.lines, ["reset +1", "+2"])
        }
    }

    @Test func anEditIsOneTransactionWithThoseInsideIt() {
        // An edit that throws keeps what it has done.
        do {
            let recorder = Recorder(store)
            #expect(throws: Refusal.self) {
                try store.edit { edit in
                    edit.remove(id: 1)
                    throw Refusal()
                }
            }
            expect(store.rows.map(\.collectionId), [2])
            expect(recorder.lines, ["reset +1 +2", "-1"])
        }
        // An edit of an observer is a further transaction.
        do {
            let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])
            let totals = store.countChanges
            var heard: [Int] = []
            let bag = DisposeBag()
            totals.subscribe(onNext: { [store] count in
                if count == 3 { store.upsert(Item(collectionId: 4)) }
            })
            .disposed(by: bag)
            totals.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
            let recorder = Recorder(store.filter { _ in true })
            store.upsert(Item(collectionId: 3))
            expect(heard, [2, 3, 4])
            expect(recorder.lines, ["reset +1 +2", "+3", "+4"])
        }
        // Edits that nest are one transaction.
        do {
            let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])
            let other = RowStore<Item>()
            let recorder = Recorder(store.merge(other))
            store.edit { edit in
                edit.remove(id: 1)
                other.upsert(Item(collectionId: 9))
                store.upsert(Item(collectionId: 3))
                expect(recorder.lines.count, 1)
            }
            expect(recorder.lines.count, 2)
            expect(Set(recorder.lines[1].split(separator: " ")), ["-1", "+9", "+3"])
        }
    }

    @Test func oneRowIsObserved() {
        var heard: [String] = []
        let bag = DisposeBag()
        store.filter { $0.text != "x" }.row(1)
            .subscribe(onNext: { heard.append($0?.text ?? "nil") }).disposed(by: bag)
        store.upsert(Item(collectionId: 2, text: "other"))
        store.upsert(Item(collectionId: 1, text: "b"))
        store.upsert(Item(collectionId: 1, text: "x"))
        store.remove(id: 1)
        store.upsert(Item(collectionId: 1, text: "c"))
        expect(heard, ["a", "b", "nil", "c"])
    }

    @Test func rowsThatAreGoneAreFreed() {
        final class Payload: CollectionIdentifiable {
            let collectionId = 1
        }
        let store = RowStore<Payload>()
        let mapped = store.map { $0 }
        let positions = mapped.sorted(by: \.collectionId)
        var payload: Payload? = Payload()
        weak let released = payload
        store.upsert(payload!)
        expect(positions.count, 1)
        payload = nil
        store.remove(id: 1)
        expect(positions.count, 0)
        store.upsert(Payload())
        store.remove(id: 1)
        expect(released == nil)
        expect(mapped.count, 0)
    }

    @Test func anEditByAnObserverOfTheFirstStateOrRowIsDelivered() {
        // An edit by an observer of the first state is delivered.
        do {
            let store = RowStore([Item(collectionId: 1)])
            let states = store.sorted(by: \.collectionId).states
            var seen: [[Int]] = []
            let bag = DisposeBag()
            states.subscribe(onNext: { rows in
                seen.append(rows.map(\.collectionId))
                if rows.count == 1 { store.upsert(Item(collectionId: 2)) }
            })
            .disposed(by: bag)
            store.upsert(Item(collectionId: 3))
            expect(seen, [[1], [1, 2], [1, 2, 3]])
        }
        // An edit by an observer of the first row is delivered.
        do {
            let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])
            let bag = DisposeBag()
            var heard: [String?] = []
            store.row(1).subscribe(onNext: { [store] row in
                heard.append(row?.text)
                if row?.text == "a" { store.upsert(Item(collectionId: 1, text: "b")) }
            })
            .disposed(by: bag)
            expect(heard, ["a", "b"])
        }
    }

    /// Consumers and pipelines can be released while a notification for them is pending.
    @Test func aReleasedConsumerIsNotNotified() {
        let store = RowStore([Item(collectionId: 1)])
        var seen: [String] = []
        var second: (any Disposable)?
        let bag = DisposeBag()
        func observe(_ name: String, then act: @escaping () -> Void) -> any Disposable {
            store.filter { $0.collectionId < 10 }.sorted(by: \.collectionId).states
                .subscribe(onNext: { rows in
                    seen.append("\(name) \(rows.count)")
                    if rows.count == 2 { act() }
                })
        }
        observe("first") {
            second?.dispose()
            second = nil
        }
        .disposed(by: bag)
        second = observe("second") {}
        store.upsert(Item(collectionId: 2))
        store.upsert(Item(collectionId: 3))
        expect(seen, ["first 1", "second 1", "first 2", "first 3"])
    }

    /// What is released while something is pending for it takes part in no later transaction.
    @Test func anObserverReleasesAnotherAndEdits() {
        let store = RowStore([Item(collectionId: 1)])
        let query = BehaviorRelay(value: 0)
        var shown: LiveRows<Item>? = store.filter(by: query) { $0.collectionId > $1 }
        var seen: [Int] = []
        var second: (any Disposable)?
        let bag = DisposeBag()
        store.countChanges.subscribe(onNext: { count in
            guard count == 2 else { return }
            second?.dispose()
            second = nil
            store.edit { edit in
                query.accept(1)
                edit.upsert(Item(collectionId: 3))
            }
            shown = nil
            store.upsert(Item(collectionId: 4))
        })
        .disposed(by: bag)
        second = store.filter { _ in true }.sorted(by: \.text).filter(by: query) { _, _ in true }
            .states.subscribe(onNext: { seen.append($0.count) })
        expect(shown?.count, 1)
        store.upsert(Item(collectionId: 2))
        expect(seen, [1])
        expect(store.count, 4)
    }

    @Test func anEditReleasesAnotherStore() {
        var drafts: RowStore<Item>? = RowStore()
        var all = drafts.map { store.merge($0) }
        let recorder = Recorder(store)
        expect(all?.count, 2)
        store.edit { edit in
            drafts?.upsert(Item(collectionId: 3))
            (drafts, all) = (nil, nil)
            edit.remove(id: 1)
        }
        expect(recorder.lines, ["reset +1 +2", "-1"])
    }

    /// Both stores tell their observers something when they become one.
    @Test func anObserverThatJoinsTwoStoresIsNotInterrupted() {
        let other = RowStore<Item>()
        let bag = DisposeBag()
        var (steps, joined): ([String], AnyObject?) = ([], nil)
        other.countChanges.skip(1)
            .subscribe(onNext: { [store] _ in joined = joined ?? store.merge(other) })
            .disposed(by: bag)
        store.countChanges.skip(1)
            .subscribe(onNext: { [store] count in
                steps.append("begin \(count)")
                if count == 3 {
                    other.upsert(Item(collectionId: 7))
                    store.upsert(Item(collectionId: 4))
                }
                steps.append("end \(count)")
            })
            .disposed(by: bag)
        store.upsert(Item(collectionId: 3))
        expect(joined != nil)
        expect(steps, ["begin 3", "end 3", "begin 4", "end 4"])
    }

    /// What a closure of an operator releases may be about to be updated, or be its own stage.
    @Test(arguments: ["later", "filter", "map", "join", "sorted"])
    func aClosureReleasesStages(of name: String) {
        var stages: [AnyObject] = []
        var bag = DisposeBag()
        var isReleasing = false
        func release() {
            guard isReleasing else { return }
            stages = []
            bag = DisposeBag()
        }
        func released(_ row: Item) -> Item {
            release()
            return row
        }
        let others = RowStore<Item>()
        let first = store.map { name == "later" ? released($0) : $0 }
        switch name {
        case "filter": stages = [store.filter { released($0).collectionId > 0 }]
        case "map": stages = [store.map(released)]
        case "join":
            let join = store.join(
                others, on: { released($0).collectionId }, { row, _ in row })
            stages = [join]
        case "sorted":
            store.sorted { released($0).text }.states.subscribe(onNext: { _ in }).disposed(by: bag)
        default:
            stages = [store.filter { _ in true }]
            store.row(1).subscribe(onNext: { _ in }).disposed(by: bag)
            store.changes.subscribe(onNext: { _ in }).disposed(by: bag)
            store.sorted(by: \.text).states.subscribe(onNext: { _ in }).disposed(by: bag)
        }
        isReleasing = true
        store.edit { edit in
            edit.remove(id: 1)
            edit.upsert(Item(collectionId: 3))
        }
        expect(stages.isEmpty)
        expect(first.rows.map(\.collectionId), [2, 3])
    }

    @Test func aRowIsNotObservedBackwards() {
        let bag = DisposeBag()
        var (first, late): ([String?], [String?]) = ([], [])
        store.countChanges.subscribe(onNext: { [store] count in
            guard count == 3, late.isEmpty else { return }
            store.upsert(Item(collectionId: 1, text: "c"))
            store.row(1).subscribe(onNext: { late.append($0?.text) }).disposed(by: bag)
        })
        .disposed(by: bag)
        store.row(1).subscribe(onNext: { first.append($0?.text) }).disposed(by: bag)
        store.edit { edit in
            edit.upsert(Item(collectionId: 1, text: "b"))
            edit.upsert(Item(collectionId: 3))
        }
        store.upsert(Item(collectionId: 1, text: "d"))
        expect(first, ["a", "b", "c", "d"])
        expect(late, ["c", "d"])
        // A closure holds the bag that holds its subscription.
        bag.dispose()
    }

    @Test func aWindowIsNotToldWhatItDoesNotShow() {
        let bag = DisposeBag()
        var (heard, sections): ([[Int]], Int) = ([], 0)
        let window = BehaviorRelay(value: 0..<1)
        let first = store.sorted(by: \.collectionId).window(window)
        first.states.subscribe(onNext: { heard.append($0.map(\.collectionId)) }).disposed(by: bag)
        first.grouped { _ in Place.first }.states.subscribe(onNext: { _ in sections += 1 })
            .disposed(by: bag)
        store.upsert(Item(collectionId: 2, text: "other"))
        store.upsert(Item(collectionId: 3))
        window.accept(-1..<1)
        store.upsert(Item(collectionId: 1, text: "b"))
        store.remove(id: 1)
        expect(heard, [[1], [1], [2]])
        expect(sections, 3)
    }

    private enum Place: Int, TableViewSection { case first }
}
