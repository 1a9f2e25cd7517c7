import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Edits by the user that the server doesn't have yet, and rows that the server pushes.
@MainActor
struct PagerEditTests {
    let server = PageServer(ids: 0..<25)
    let pager: Pager<Post, Int>

    init() {
        pager = server.pager(from: .end)
        pager.refresh()
        server.answer()
    }

    var ids: [Int] { pager.currentRows.map(\.id) }

    @Test func anInsertedRowStaysUntilTheServerHasIt() {
        pager.insert(Post(id: 100))
        expect(ids, Array(15..<25) + [100])
        pager.refresh()
        server.answer()
        expect(ids, Array(15..<25) + [100])
        server.ids = 0..<26
        pager.settle(100, as: Post(id: 25))
        expect(ids, Array(15..<26))
        pager.insert(Post(id: 101))
        pager.discard(101)
        expect(ids, Array(15..<26))
    }

    /// Messages that wait for a connection: the next one isn't compared with each pair of them.
    @Test func manyLocalRowsCostNoMoreThanTheirNumber() {
        let looks = RowCounter()
        let pager = Pager<CountedRow, Int>(
            request: { _, _ in .create { _ in Disposables.create() } })
        for number in 0..<100 { pager.insert(CountedRow(number: number, looks: looks)) }
        let before = looks.value
        pager.insert(CountedRow(number: 100, looks: looks))
        expect(looks.value - before < 100 * 50, "\(looks.value - before)")
        expect(pager.currentRows.map(\.number), Array(0...100))
    }

    @Test func aRowThatAPageContainsIsNoLongerLocal() {
        pager.insert(Post(id: 25))
        server.ids = 0..<26
        pager.refresh()
        server.answer()
        pager.discard(25)
        expect(ids, Array(16..<26))
    }

    /// It is no new row, though the page that is loaded meanwhile doesn't have it.
    @Test func aPushedUpdateOfAHeldRowDoesNotBringItToTheEnd() {
        pager.load(.start)
        server.answer()
        pager.refresh()
        server.versions[7] = 1
        pager.receive(.init(rows: [server.row(7)]))
        expect(pager.currentRows.first { $0.id == 7 }?.version, 1)
        server.answer()
        expect(ids, Array(15..<25))
    }

    /// The server has the message, and not yet what the user has corrected since.
    @Test(arguments: [true, false]) func anUpdateOfAnInsertedRowOutlivesIt(isPushed: Bool) {
        pager.insert(Post(id: 25))
        pager.update(Post(id: 25, version: 2))
        server.ids = 0..<26
        if isPushed {
            pager.receive(.init(rows: [server.row(25)]))
        } else {
            pager.refresh()
            server.answer()
        }
        expect(pager.currentRows.last, Post(id: 25, version: 2))
        server.versions[25] = 2
        pager.refresh()
        server.answer()
        server.versions[25] = 3
        pager.refresh()
        server.answer()
        expect(pager.currentRows.last, Post(id: 25, version: 3))
    }

    /// The message had been sent when the user removed it.
    @Test(arguments: [true, false]) func aRemovalOfAnInsertedRowOutlivesIt(isPushed: Bool) {
        pager.insert(Post(id: 25))
        pager.remove(25)
        expect(ids, Array(15..<25))
        server.ids = 0..<26
        if isPushed {
            pager.receive(.init(rows: [server.row(25)]))
        } else {
            pager.refresh()
            server.answer()
        }
        expect(ids.last, 24)
        pager.discard(25)
        expect(ids.last, 25, "the server refuses")
        pager.remove(25)
        pager.settle(25)
        expect(ids.last, 24)
        pager.insert(Post(id: 26))
        pager.remove(26)
        pager.insert(Post(id: 26))
        pager.update(Post(id: 26, version: 2))
        expect(pager.currentRows.last, Post(id: 26, version: 2))
        pager.remove(26)
        pager.discard(26)
        expect(ids.last, 24, "the server has never had it")
    }

    @Test func anInsertedRowIsShownOnlyAtTheServersEnd() {
        let pager = server.pager()
        pager.insert(Post(id: 100))
        pager.refresh()
        server.answer()
        expect(!pager.currentRows.contains { $0.id == 100 })
        pager.load(.end)
        server.answer()
        pager.load(.end)
        server.answer()
        expect(pager.currentRows.last?.id, 100)
    }

    @Test func aLocalUpdateLastsUntilTheServerHasIt() {
        pager.update(Post(id: 20, version: 7))
        pager.refresh()
        server.answer()
        expect(pager.currentRows[5].version, 7)
        server.versions[20] = 7
        pager.refresh()
        server.answer()
        server.versions[20] = 8
        pager.refresh()
        server.answer()
        expect(pager.currentRows[5].version, 8)
        pager.update(Post(id: 20, version: 9))
        pager.discard(20)
        expect(pager.currentRows[5].version, 8)
    }

    @Test func aPageRequestedBeforeASettledEditDoesNotUndoIt() {
        pager.refresh()
        let old = server.page(.start, nil)
        pager.remove(17)
        pager.update(Post(id: 18, version: 3))
        pager.insert(Post(id: 25))
        for id in [17, 18, 25] { pager.settle(id) }
        let settled = pager.currentRows
        expect(settled.map(\.id), [15, 16] + Array(18..<26))
        server.answer(server.requests[0], .success(old))
        expect(pager.currentRows, settled)
    }

    @Test func aRemovedRowComesBackIfTheServerRefuses() {
        pager.remove(17)
        expect(!ids.contains(17))
        pager.discard(17)
        expect(ids, Array(15..<25))
    }

    @Test func aPushedRowIsShownOnce() {
        for _ in 0..<2 { pager.receive(.init(rows: [Post(id: 25)])) }
        expect(ids, Array(15..<26))
        pager.refresh()
        pager.receive(.init(rows: [Post(id: 26)]))
        server.answer()
        expect(ids, Array(15..<25) + [26], "a page from before the push")
    }

    /// The page has the user's update, and the push, which is shown instead, does not.
    @Test func anUpdateOutlivesAnOlderPushDuringALoad() {
        pager.update(Post(id: 20, version: 1))
        pager.update(Post(id: 20, version: 2))
        pager.refresh()
        pager.receive(.init(rows: [Post(id: 20, version: 1)]))
        server.versions[20] = 2
        server.answer()
        expect(pager.currentRows[5].version, 2)
        pager.refresh()
        server.answer()
        server.versions[20] = 3
        pager.refresh()
        server.answer()
        expect(pager.currentRows[5].version, 3)
    }

    @Test func aRowPushedBeyondTheLoadedPagesIsNotShown() {
        let pager = server.pager()
        pager.refresh()
        server.answer()
        pager.receive(.init(rows: [Post(id: 25)]))
        expect(pager.currentRows.map(\.id), Array(0..<10))
    }

    @Test func aFollowedEndHoldsThreePages() {
        pager.load(.end)
        for id in 25..<1_000 {
            server.ids = 0..<(id + 1)
            pager.receive(.init(rows: [Post(id: id)], before: id))
            expect(pager.currentRows.count <= 30)
            expect(pager.currentRows.last?.id, id)
        }
        pager.load(.start)
        server.answer()
        expect(ids, Array((ids.first ?? 0)...(ids.last ?? 0)))
    }

    /// The first page has the last rows only: those pushed before them are not new at its edge.
    @Test(arguments: [PagerEdge.end, .start])
    func rowsPushedWhileTheFirstPageLoadsKeepTheirOrder(edge: PagerEdge) {
        let server = PageServer(ids: 0..<0, pageSize: 3)
        let pager = server.pager(from: edge)
        pager.refresh()
        let order = edge == .end ? Array(0..<6) : Array(0..<6).reversed()
        for id in order { pager.receive(.init(rows: [Post(id: id)]), at: edge) }
        server.ids = 0..<6
        server.answer()
        expect(pager.currentRows.map(\.id), Array(0..<6))
        let other: PagerEdge = edge == .end ? .start : .end
        pager.load(other)
        server.answerAll()
        expect(pager.currentRows.map(\.id), Array(0..<6))
        expect(pager.currentState(other), .end)
    }

    /// A connection that is restored repeats the last rows, some of which are on the page that loads; the
    /// very last may have come alone before.
    @Test(arguments: [PagerEdge.end, .start], [true, false])
    func rowsPushedTwiceWhileTheFirstPageLoadsKeepTheirOrder(edge: PagerEdge, isAlone: Bool) {
        let server = PageServer(ids: 0..<6, pageSize: 3)
        let pager = server.pager(from: edge)
        pager.refresh()
        let last = edge == .end ? 7 : -2
        let pushed = edge == .end ? [4, 5, 6, 7] : [-2, -1, 0, 1]
        if isAlone { pager.receive(.init(rows: [Post(id: last)]), at: edge) }
        for _ in 0..<2 { pager.receive(.init(rows: pushed.map { Post(id: $0) }), at: edge) }
        server.answer()
        expect(pager.currentRows.map(\.id), edge == .end ? Array(3..<8) : Array(-2..<3))
    }

    /// Of the pushes of a row, the first one after a load began tells where its page needs it.
    @Test func aRowPushedBeforeAndDuringALoadKeepsItsPlace() {
        let pager = server.pager()
        pager.refresh()
        server.answer()
        pager.load(.end)
        for _ in 0..<2 { pager.receive(.init(rows: [Post(id: 25)])) }
        pager.goToEnd()
        for _ in 0..<2 { pager.receive(.init(rows: (25..<35).map { Post(id: $0) })) }
        server.ids = 0..<36
        server.answer()
        expect(pager.currentRows.map(\.id), Array(25..<36))
    }

    /// Such a page would, once those before it are dropped, be shown before the rows that precede it.
    @Test func aPushedPageMayContainWholePages() {
        let pager = server.pager(keepsPages: 2, from: .end)
        pager.refresh()
        server.answer()
        pager.load(.end)
        func push(_ rows: Range<Int>) {
            pager.receive(.init(rows: rows.map { Post(id: $0) }, before: rows.lowerBound))
        }
        push(25..<26)
        push(24..<35)
        expect(pager.currentRows.map(\.id), Array(15..<35))
        push(34..<45)
        expect(pager.currentRows.map(\.id), Array(24..<45))
    }

    private struct Heavy: CollectionIdentifiable, Equatable {
        final class Content {}
        var collectionId: Int
        var content: Content
        static func == (left: Heavy, right: Heavy) -> Bool {
            left.collectionId == right.collectionId && left.content === right.content
        }
    }

    /// Whatever is pushed while a load hangs, of each row only the latest content is kept.
    @Test func aLoadThatHangsKeepsNoOldContent() {
        typealias Page = Pager<Heavy, Int>.Page
        var answers: [(Result<Page, any Error>) -> Void] = []
        let pager = Pager<Heavy, Int>(pageSize: 10) { _, _ in
            Single.create { answer in
                answers.append(answer)
                return Disposables.create()
            }
        }
        pager.refresh()
        answers[0](.success(Page(rows: [Heavy(collectionId: 0, content: .init())], after: 1)))
        pager.load(.end)
        weak var old: Heavy.Content?
        func push(_ id: Int) -> Heavy {
            let row = Heavy(collectionId: id, content: .init())
            old = row.content
            pager.receive(Page(rows: [row]), at: .start)
            return row
        }
        let stale = Heavy(collectionId: 7, content: .init())
        _ = push(7)
        weak let first = old
        expect(first != nil)
        let latest = push(7)
        expect(first == nil)
        answers[1](.success(Page(rows: [stale, Heavy(collectionId: 1, content: .init())])))
        expect(pager.currentRows.map(\.collectionId), [7, 0, 1])
        expect(pager.currentRows[0], latest)
    }

    /// Only the pager changes its rows and states.
    @Test func rowsAndStatesAreNoRelays() {
        let pager = PageServer(ids: 0..<5).pager()
        expect(!(pager.rows is BehaviorRelay<[Post]>))
        expect(!(pager.state(.end).values is BehaviorRelay<LoadState>))
    }
}
