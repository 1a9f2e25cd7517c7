import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Which pages a pager loads, keeps and shows.
@MainActor
struct PagerTests {
    let server = PageServer(ids: 0..<35)

    func ids(_ pager: Pager<Post, Int>) -> [Int] { pager.currentRows.map(\.id) }

    @Test func loadsAtTheEndUntilThereIsNoMore() {
        let pager = server.pager()
        expect(pager.currentState(.end), .idle)
        pager.refresh()
        expect(pager.currentState(.end), .loading)
        server.answer()
        expect(ids(pager), Array(0..<10))
        expect(pager.currentState(.start) == .end && pager.currentState(.end) == .idle)
        for _ in 0..<4 {
            pager.load(.end)
            server.answer()
        }
        expect(ids(pager), Array(10..<35))
        expect(pager.currentState(.start) == .idle && pager.currentState(.end) == .end)
        pager.load(.end)
        expect(server.open().isEmpty)
    }

    @Test func aNegativeDistanceTrapsWithAMessage() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                PageServer(ids: 0..<35).pager().show(Post(id: 0), within: -1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(text.contains("show(within: -1)"))
    }

    @Test func holdsThreePagesOfTenMillionRows() {
        let server = PageServer(ids: 0..<10_000_000, pageSize: 50)
        let pager = server.pager()
        pager.refresh()
        server.answer()
        for step in 0..<Effort.count(600, full: 2_000) {
            pager.load(step % 500 < 400 ? .end : .start)
            server.answer()
            expect(pager.currentRows.count <= 150)
        }
        expect(pager.currentRows.count, 150)
        pager.refresh(from: 7_000_000)
        server.answer()
        pager.load(.start)
        server.answer()
        expect(ids(pager), Array(6_999_951..<7_000_051))
    }

    @Test func readsAChatFromItsEnd() {
        let pager = server.pager(from: .end)
        pager.refresh()
        server.answer()
        pager.load(.start)
        server.answer()
        expect(ids(pager), Array(15..<35))
        expect(pager.currentState(.end), .end)
    }

    /// A request that leads to a further one before it has returned: a spinner that is shown lays
    /// out the table, for example.
    @Test func hasOneLoadAtAnEdgeWhateverItsRequestDoes() {
        var requests: [(cursor: Int?, isCancelled: Bool)] = []
        var reply: () -> Void = {}
        let pager = Pager<Post, Int>(
            pageSize: 10,
            request: { _, cursor in
                let number = requests.count
                requests.append((cursor, false))
                let replyNow = reply
                reply = {}
                replyNow()
                if cursor == nil { return .just(.init(rows: [Post(id: 1)], after: 10)) }
                return Single.create { _ in
                    Disposables.create { requests[number].isCancelled = true }
                }
            })
        reply = { pager.load(.end) }
        pager.refresh()
        expect(requests.map(\.cursor), [nil])
        reply = { pager.load(.end) }
        pager.load(.end)
        expect(requests.map(\.cursor), [nil, 10])
        reply = { pager.refresh(from: 7) }
        pager.refresh(from: 5)
        expect(requests.map(\.cursor), [nil, 10, 5, 7])
        expect(requests.map(\.isCancelled), [false, true, true, false])
    }

    @Test func runsOneLoadAtATimeAtEachEdge() {
        let pager = server.pager()
        pager.refresh(from: 14)
        pager.load(.end)
        pager.load(.start)
        expect(server.count, 1, "the first page is loaded before all others")
        server.answer()
        for _ in 0..<3 {
            pager.load(.end)
            pager.load(.start)
        }
        expect(server.open(.end).count == 1 && server.open(.start).count == 1)
    }

    @Test func cancelsLoadsThatAreNoLongerNeeded() {
        let pager = server.pager(keepsPages: 2)
        pager.refresh(from: 9)
        server.answer()
        pager.load(.end)
        server.answer()
        pager.load(.start)
        let late = server.open(.start)[0]
        pager.load(.end)
        server.answer(.end)
        expect(late.isCancelled, "its page would no longer adjoin the rows")
        expect(pager.currentState(.start), .idle)
        let before = ids(pager)
        server.answer(late, .success(server.page(.start, 10)))
        expect(ids(pager), before)
        pager.load(.end)
        pager.refresh()
        expect(server.open().count, 1)
    }

    @Test func aFailureLosesNothingAndWaitsForARetry() {
        // A failure waits for a retry.
        do {
            let pager = server.pager()
            pager.refresh()
            server.answer(server.requests[0], .failure(PageServer.Busy()))
            expect(pager.currentState(.end), .failed(PageServer.Busy()))
            pager.load(.end)
            expect(server.requests.isEmpty)
            pager.retry()
            server.answer()
            pager.load(.end)
            server.answer(server.requests[0], .failure(PageServer.Busy()))
            expect(ids(pager), Array(0..<10))
            pager.retry()
            server.answer()
            expect(ids(pager), Array(0..<20))
        }
        // A failed refresh loses nothing.
        do {
            let server = PageServer(ids: 0..<35)
            let pager = server.pager()
            pager.refresh()
            server.answer()
            pager.refresh()
            server.answer(server.requests[0], .failure(PageServer.Busy()))
            expect(ids(pager), Array(0..<10))
        }
        // A failed refresh does not end the loading of other pages.
        do {
            let server = PageServer(ids: 0..<40)
            let pager = server.pager()
            pager.refresh(from: 19)
            server.answer()
            pager.show(server.row(20), within: 3)
            expect(server.open(.start).count, 1)
            pager.refresh()
            expect(server.open(.start).isEmpty)
            server.answer(server.open()[0], .failure(PageServer.Busy()))
            expect(server.open(.start).map(\.cursor), [20])
        }
    }

    @Test func aRepeatedRowIsShownOnceAndKept() {
        // Shows a repeated row once in its newest version.
        do {
            let pager = server.pager()
            pager.refresh()
            server.answer()
            pager.load(.end)
            server.versions[8] = 5
            server.answer(server.requests[0], .success(server.page(.end, 9, repeating: 3)))
            expect(ids(pager), Array(0..<20))
            expect(pager.currentRows[8].version, 5)
        }
        // Keeps a repeated row when its first page is dropped.
        do {
            let server = PageServer(ids: 0..<35)
            let pager = server.pager(keepsPages: 2)
            pager.refresh()
            server.answer()
            pager.load(.end)
            server.answer(server.requests[0], .success(server.page(.end, 9, repeating: 3)))
            pager.load(.end)
            server.answer()
            expect(ids(pager), Array(7..<30))
        }
    }

    @Test func onlyPagesThatMakeProgressCount() {
        // Ignores a second answer.
        do {
            let pager = server.pager()
            pager.refresh()
            let request = server.requests[0]
            server.answer()
            request.answer(.success(server.page(.end, 20)))
            expect(ids(pager), Array(0..<10))
        }
        // Refuses pages that make no progress.
        do {
            let server = PageServer(ids: 0..<35)
            let pager = server.pager()
            pager.refresh()
            server.answer()
            pager.load(.end)
            server.answer(server.requests[0], .success(.init(rows: [Post(id: 9)], after: 9)))
            expect(pager.currentState(.end), .failed(PagerError.noProgress(edge: .end)))
            pager.retry()
            server.answer()
            expect(ids(pager), Array(0..<20))
        }
        // Skips empty pages.
        do {
            let server = PageServer(ids: 0..<35)
            let pager = server.pager()
            pager.refresh()
            for cursor in 0..<3 {
                server.answer(server.requests[0], .success(.init(rows: [], after: cursor)))
            }
            server.answer()
            expect(ids(pager), Array(3..<13))
            pager.load(.end)
            for cursor in 0..<8 {
                server.answer(server.requests[0], .success(.init(rows: [], after: 100 + cursor)))
            }
            expect(server.requests.isEmpty)
            expect(pager.currentState(.end), .failed(PagerError.noProgress(edge: .end)))
        }
    }

    @Test func keepsPagesThatAreVisibleOrCannotBeLoadedAgain() {
        // Keeps pages that cannot be loaded again.
        do {
            let pager = server.pager(keepsPages: 2)
            pager.refresh()
            for _ in 0..<4 {
                var page = server.page(.end, server.requests[0].cursor)
                page.before = nil
                server.answer(server.requests[0], .success(page))
                pager.load(.end)
            }
            expect(ids(pager), Array(0..<35))
        }
        // Keeps visible pages.
        do {
            let server = PageServer(ids: 0..<35)
            let pager = server.pager(keepsPages: 2)
            pager.refresh()
            server.answer()
            pager.load(.end)
            server.answer()
            for row in pager.currentRows { pager.show(row, within: 1) }
            expect(server.open().map(\.edge), [.end])
            server.answer()
            expect(ids(pager), Array(0..<30), "the screen is higher than two pages")
        }
        // Also if a page arrives before the rows of another are shown.
        do {
            let server = PageServer(ids: 0..<100)
            let pager = server.pager(keepsPages: 2)
            pager.refresh(from: 49)
            server.answer()
            for row in pager.currentRows { pager.show(row, within: 1) }
            expect(server.open().count, 2)
            server.answerAll()
            expect(ids(pager), Array(40..<70))
        }
    }

    /// The table reports no rows again, as they stay the same.
    @Test func aLoadThatChangesNoRowsIsNotTheLast() {
        let server = PageServer(ids: 0..<40)
        let pager = server.pager()
        pager.refresh()
        server.answer()
        pager.show(server.row(9), within: 3)
        pager.refresh()
        server.answer()
        expect(server.open().map(\.cursor), [9])
        server.answer()
        // A page of rows that the user has removed.
        for id in 10..<20 { pager.remove(id) }
        pager.refresh()
        server.answer()
        pager.show(server.row(9), within: 3)
        server.answer()
        expect(ids(pager), Array(0..<10))
        expect(server.open().map(\.cursor), [19])
    }

    /// The answer of a load that its own request has replaced does not count.
    @Test func aRequestMayRefresh() {
        var pager: Pager<Post, Int>?
        var answer: ((Result<PageServer.Page, any Error>) -> Void)?
        func page(_ first: Int) -> PageServer.Page {
            .init(rows: [Post(id: first), Post(id: first + 1)], before: nil, after: nil)
        }
        pager = Pager(pageSize: 2) { _, cursor in
            if cursor == 7 {
                return .create {
                    answer = $0
                    return Disposables.create()
                }
            }
            pager?.refresh(from: 7)
            return .just(page(0))
        }
        pager?.refresh()
        expect(pager.map(ids), [])
        answer?(.success(page(7)))
        expect(pager.map(ids), [7, 8])
    }

    /// A table reports none of its rows.
    @Test func anEmptyListIsNearBothEdges() {
        // The reader has removed all rows that were loaded.
        do {
            let server = PageServer(ids: 0..<30)
            let pager = server.pager()
            pager.refresh(from: 9)
            server.answer()
            for id in 10..<20 { pager.remove(id) }
            expect(Set(server.open().map(\.edge)), [.start, .end])
            server.answerAll()
            expect(ids(pager), Array(0..<10) + Array(20..<30))
        }
        // There is nothing beyond the row where reading was to begin.
        do {
            let pager = server.pager()
            pager.refresh(from: 34)
            server.answer(server.requests[0], .success(.init(rows: [], before: 35)))
            server.answer()
            expect(ids(pager), Array(25..<35))
        }
    }
}
