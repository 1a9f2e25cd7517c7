import LiveRows
import Tableau
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
        #expect(text(filter).contains("an edit inside a closure of filter"))
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
        #expect(text(key).contains("Edit in what observes the rows."))
    }

    @Test func anOperatorInsideAnEditTraps() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let store = RowStore<Item>()
            store.edit { _ in _ = store.filter { _ in true } }
        }
        #expect(text(result).contains("Build pipelines before, and edit then."))
    }

    private func text(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }
}
