import LiveRows
import MiniRx
import Synchronization
import Tableau
import TestEnvironment
import Testing

// Identities that change or are made up, and arrivals without end. In the suite of the other tests
// that receive diagnostics.

extension OrderTests {
    private final class Box: CollectionIdentifiable {
        var collectionId: Int
        init(_ id: Int) { collectionId = id }
    }

    /// The row that has the new identity is another one.
    @Test(arguments: [true, false])
    func anInstanceThatChangedItsIdentityIsRemoved(hasOther: Bool) {
        let messages = Mutex<[String]>([])
        LiveRowsDiagnostics.setHandler { message in messages.withLock { $0.append(message) } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        let store = RowStore<Box>()
        let merged = store.merge(RowStore())
        let sorted = merged.sorted(by: \.collectionId)
        var one: [Int?] = []
        let bag = DisposeBag()
        store.row(1).subscribe(onNext: { one.append($0?.collectionId) }).disposed(by: bag)
        let box = Box(1)
        store.edit { edit in
            edit.upsert(box)
            if hasOther { edit.upsert(Box(2)) }
        }
        expect(sorted.count, (hasOther ? 2 : 1))
        box.collectionId = 2
        store.remove(id: 1)
        expect(one, [nil, 1, nil])
        expect(store.count, (hasOther ? 1 : 0))
        expect((store[2] == nil), !hasOther)
        expect(merged.count == store.count && sorted.count == store.count)
        store.remove(id: 2)
        expect(store.count == 0 && merged.count == 0 && sorted.count == 0)
        expect(
            messages.withLock { $0.count { $0.contains("has changed its identity, to 2") } } > 0)
    }

    @Test func aResultWithAnotherIdentityIsReportedOnce() {
        let messages = Mutex<[String]>([])
        LiveRowsDiagnostics.setHandler { message in messages.withLock { $0.append(message) } }
        defer { LiveRowsDiagnostics.setHandler(nil) }
        let store = RowStore((1...3).map { Item(collectionId: $0) })
        let mapped = store.map { _ in Item(collectionId: 1) }
        let joined = store.join(store, on: \.collectionId) { row, _ in
            Item(collectionId: row.collectionId + 10)
        }
        store.upsert(Item(collectionId: 4))
        expect((mapped.count, joined.count) == (4, 4))
        expect(
            messages.withLock { $0.map { String($0.prefix(49)) } },
            [
                "A map made a row with the identity 1 of the row 2",
                "A join made a row with the identity 11 of the row",
            ])
    }

    /// Arrival numbers begin again: no row is lost, and ties keep the order of arrival.
    @Test(arguments: [5, 10_000])
    func arrivalsWithoutEnd(rewrite: Int) {
        let store = RowStore((0..<20).map { Item(collectionId: $0) })
        (store.slots.leastRewrite, store.slots.chunkSize) = (rewrite, 8)
        let sorted = store.filter { $0.collectionId != 3 }.sorted(by: \.name)
        let followed = store.sorted(by: \.name).makeFollower()
        let merged = store.merge(RowStore())
        merged.slots.lastArrival = .max - 5
        expect(sorted.count, 19)
        for round in 1...3 {
            store.slots.lastArrival = .max - 4
            store.edit { edit in
                for id in 0..<10 {
                    edit.remove(id: id)
                    edit.upsert(Item(collectionId: id + 100 * round))
                    edit.upsert(Item(collectionId: id, price: Double(round)))
                }
            }
            let arrived = ids(store.rows)
            expect(arrived.suffix(20), (0..<10).flatMap { [$0 + 100 * round, $0] }[...])
            expect(ids(sorted.rows), arrived.filter { $0 != 3 })
            expect(followed.readLists().map { ids($0.rows[0].array(of: Item.self)) }, arrived)
            expect(Set(ids(merged.rows)) == Set(arrived) && merged.count == arrived.count)
            store.remove(id: 15 + round)
            expect(ids(sorted.rows), ids(store.rows).filter { $0 != 3 })
        }
    }
}
