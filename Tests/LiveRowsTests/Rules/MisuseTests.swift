import Foundation
import LiveRows
import MiniRx
import Tableau
import TestEnvironment
import Testing

/// Programmer errors trap, and say what to do instead.
struct MisuseTests {
    struct Item: CollectionIdentifiable, Equatable {
        var collectionId: Int
    }

    @Test func anEditInAClosureOfAnOperatorTraps() async throws {
        let filter = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let store = RowStore<Item>()
            let filtered = store.filter { _ in
                store.remove(id: 1)
                return true
            }
            store.upsert(Item(collectionId: 1))
            withExtendedLifetime(filtered) {}
        }
        expect(text(filter).contains("an edit inside a closure of filter"))
        let key = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let store = RowStore<Item>()
            var edits = false
            let sorted = store.sorted { row in
                if edits { store.remove(id: 1) }
                return row.collectionId
            }
            _ = sorted.count
            store.upsert(Item(collectionId: 1))
            edits = true
            _ = sorted.count
        }
        expect(text(key).contains("Edit in what observes the rows."))
    }

    @Test func anOperatorInsideAnEditTraps() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let store = RowStore<Item>()
            store.edit { _ in _ = store.filter { _ in true } }
        }
        expect(text(result).contains("Build pipelines before, and edit then."))
    }

    @Test func aSourceThatFailsIsReportedAndItsLastElementStays() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            let store = RowStore((0..<6).map { Item(collectionId: $0) })
            let query = PublishSubject<Int>()
            let order = PublishSubject<RowOrder<Item>>()
            let window = PublishSubject<Range<Int>>()
            let rows = store.sorted(by: order).filter(by: query) { $0.collectionId >= $1 }
                .window(window)
            order.onNext(.descending(\.collectionId))
            query.onNext(1)
            window.onNext(0..<3)
            for (number, subject) in [query.onError, order.onError, window.onError].enumerated() {
                subject(RxError.timeout)
                store.upsert(Item(collectionId: 10 + number))
            }
            precondition(rows.rows.map(\.collectionId) == [12, 11, 10])
        }
        expect(text(result).components(separatedBy: "MisuseTests.swift").count, 4)
    }

    private func text(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}
