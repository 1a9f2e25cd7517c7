import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Answers that arrive in another order than their requests.
@MainActor
struct PagerOrderTests {
    typealias Page = Pager<Post, Int>.Page

    let server = PageServer(ids: 0..<40)

    /// Both pages have row 30; the one that was requested first arrives last, with older content.
    @Test func theContentOfTheLaterRequestIsKept() throws {
        let pager = server.pager()
        pager.refresh(from: 14)
        server.answer()
        pager.load(.end)
        pager.load(.start)
        let (early, late) = (
            try #require(server.open(.end).first), try #require(server.open(.start).first)
        )
        late.answer(
            .success(Page(rows: [Post(id: 13), Post(id: 30, version: 2)], before: 13, after: 14)))
        early.answer(
            .success(Page(rows: [Post(id: 29), Post(id: 30, version: 1)], before: 29, after: 31)))
        expect(pager.currentRows.contains(Post(id: 29)))
        expect(pager.currentRows.first { $0.id == 30 }?.version, 2)
    }

    /// The user changes a row and changes it back; the server has only the first of it so far.
    @Test func aPageRequestedBeforeAnEditDoesNotEndIt() throws {
        let pager = server.pager()
        pager.refresh()
        server.answer()
        pager.refresh()
        let early = try #require(server.open().first)
        pager.update(Post(id: 3, version: 1))
        pager.update(Post(id: 3, version: 0))
        early.answer(.success(Page(rows: [Post(id: 3, version: 0)], after: 4)))
        pager.refresh()
        let late = try #require(server.open().last)
        late.answer(.success(Page(rows: [Post(id: 3, version: 1)], after: 4)))
        expect(pager.currentRows, [Post(id: 3, version: 0)])
        pager.settle(3)
        expect(pager.currentRows, [Post(id: 3, version: 0)])
    }

    @MainActor
    private final class Answers {
        var waiting: [CheckedContinuation<Page, Never>] = []
    }

    /// A function that doesn't heed that its task was cancelled.
    @Test func aCancelledLoadThatAnswersAllTheSameIsIgnored() async {
        let answers = Answers()
        let pager = Pager<Post, Int>(pageSize: 2) { _, _ in
            await withCheckedContinuation { answers.waiting.append($0) }
        }
        for count in 1...2 {
            pager.refresh()
            await waitUntil { answers.waiting.count == count }
        }
        answers.waiting[0].resume(returning: Page(rows: [Post(id: 1)]))
        // More turns than the answer takes.
        for _ in 0..<100 { await Task.yield() }
        expect(pager.currentRows.isEmpty && pager.currentState(.end) == .loading)
        answers.waiting[1].resume(returning: Page(rows: [Post(id: 2)]))
        await waitUntil { !pager.currentRows.isEmpty }
        expect(pager.currentRows, [Post(id: 2)])
    }
}
