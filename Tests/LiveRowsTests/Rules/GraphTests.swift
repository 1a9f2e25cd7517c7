import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import Testing

/// Graphs of stages that become one, and changes that must wait.
struct GraphTests {
    struct Item: CollectionIdentifiable, Equatable {
        var collectionId: Int
        var text = ""
    }

    private let store = RowStore([Item(collectionId: 1, text: "a"), Item(collectionId: 2)])
    private let bag = DisposeBag()

    /// Notifications that are pending in one graph are part of the graph that both become.
    @Test(arguments: [true, false])
    func storesThatAnObserverJoinsForgetNoObserver(isFirst: Bool) {
        let other = RowStore<Item>()
        var (heard, joined): ([String], LiveRows<Item>?) = ([], nil)
        for name in ["a", "b", "c"] {
            other.changes.skip(1).subscribe(onNext: { [store] changes in
                heard.append("\(name) \(other.count)")
                guard name == "b", joined == nil else { return }
                joined = isFirst ? other.merge(store) : store.merge(other)
                store.upsert(Item(collectionId: 9))
            })
            .disposed(by: bag)
        }
        store.changes.skip(1).subscribe(onNext: { [store] _ in heard.append("store \(store.count)")
        })
        .disposed(by: bag)
        other.upsert(Item(collectionId: 7))
        expect(heard, ["a 1", "b 1", "c 1", "store 3"])
        expect(joined?.count, 4)
        other.upsert(Item(collectionId: 8))
        expect(heard.dropFirst(4), ["a 2", "b 2", "c 2"])
        expect(joined?.count, 5)
    }

    /// A query that changes inside a transaction is another one, after it.
    @Test func aQueryThatChangesInsideAnEditWaitsForItsEnd() {
        let query = BehaviorRelay(value: "a")
        let found = store.filter(by: query) { $0.text >= $1 }
        var heard: [[String]] = []
        found.changes.subscribe(onNext: { changes in
            heard.append([])
            changes.changes.forEach({ heard[heard.count - 1].append("\($0)") })
        })
        .disposed(by: bag)
        let new = Item(collectionId: 4, text: "b")
        store.edit { edit in
            edit.upsert(Item(collectionId: 3, text: "c"))
            query.accept("b")
            edit.upsert(new)
            edit.remove(id: 3)
            expect(heard.count, 1)
        }
        let one = Item(collectionId: 1, text: "a")
        let expected: [RowChangeset<Item>.Change] = [.inserted(one), .inserted(new), .removed(one)]
        expect(heard, expected.map { ["\($0)"] })
    }
}
