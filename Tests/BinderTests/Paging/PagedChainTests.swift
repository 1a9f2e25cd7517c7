import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Pagers and their states on chains.
@MainActor
struct PagedChainTests {
    final class SpinnerCell: TableViewCell {}
    final class RetryCell: TableViewCell {}
    final class EmptyCell: TableViewCell {}

    let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)
    let server: PageServer
    let pager: Pager<Post, Int>

    init() {
        server = PageServer(ids: 0..<0)
        pager = server.pager()
        bind()
    }

    private func bind() {
        let binder = fixture.binder!
        binder.onSection(.first)
            .bind(cellType: TextCell.self, models: pager.rows)
            .onDequeue { _, cell, post in cell.textLabel?.text = "\(post.id)" }
            .paged(by: pager, within: 5)
        binder.onSection(.second)
            .loadState(
                pager.state(.end), loading: SpinnerCell.self, failed: RetryCell.self,
                empty: EmptyCell.self
            )
            .onDequeue { _, cell, state in cell.textLabel?.text = "\(state)" }
        binder.finish()
        fixture.turn()
    }

    /// The class of the only cell of the last section.
    var placeholder: TableViewCell.Type? {
        let last = IndexPath(row: 0, section: fixture.table.numberOfSections - 1)
        return fixture.table.cellForRow(at: last).map { type(of: $0) }
    }

    @Test func aPlaceholderSaysWhatGoesOn() {
        expect(fixture.lines.isEmpty)
        pager.refresh()
        fixture.turn()
        expect(placeholder == SpinnerCell.self)
        expect(fixture.lines, ["loading"])
        server.answer(server.requests[0], .failure(PageServer.Busy()))
        fixture.turn()
        expect(placeholder == RetryCell.self)
        fixture.table.tapRow(at: [0, 0])
        fixture.turn()
        expect(placeholder == SpinnerCell.self)
        server.answer()
        fixture.turn()
        expect(placeholder == EmptyCell.self)
        fixture.table.tapRow(at: [0, 0])
        expect(server.open().isEmpty)
        server.ids = 0..<1
        pager.refresh()
        server.answer()
        fixture.turn()
        expect(fixture.lines, ["0"])
    }

    /// Three pages are more than two screens, but less than a screen with what is near it.
    ///
    /// Both pages may arrive before the table has shown the rows of the first.
    @Test(arguments: [false, true])
    func aReaderInTheMiddleDoesNotLoadForever(arriveTogether: Bool) {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 660)
        let server = PageServer(ids: 0..<1_000)
        let pager = server.pager(keepsPages: 3)
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: pager.rows)
            .paged(by: pager)
        fixture.binder.finish()
        func settle() {
            for _ in 0..<50 where !server.open().isEmpty {
                if arriveTogether { server.answerAll() } else { server.answer() }
                fixture.turn()
            }
        }
        pager.refresh(from: 500)
        settle()
        for row in [498, 502, 505, 507, 509, 512] {
            guard let path = fixture.binder.indexPath(of: row, in: .first) else { continue }
            fixture.table.scrollToRow(at: path, at: .top, animated: false)
            fixture.turn()
            settle()
            expect(server.open().isEmpty)
        }
        expect(server.count < 20)
    }

    /// A page that comes at once is there before the table has reported the rows below the one that is
    /// near an edge: they are in view, too.
    @Test(arguments: [2, 10]) func pagesThatComeAtOnceFillTheScreen(distance: Int) {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 2_000)
        let server = PageServer(ids: -100_000..<100_000, pageSize: 5)
        var requests = 0
        let pager = Pager<Post, Int>(pageSize: 5, keepsPages: 2) { edge, cursor in
            requests += 1
            return .just(server.page(edge, cursor))
        }
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: pager.rows)
            .paged(by: pager, within: distance)
        fixture.binder.finish()
        pager.refresh(from: 0)
        for _ in 0..<100 where fixture.clock.hasPendingTurns { fixture.turn() }
        expect(!fixture.clock.hasPendingTurns)
        expect(requests < 30)
        let rows = pager.currentRows
        expect(rows.contains(server.row(1)), "the reader has not moved")
        expect((45..<80).contains(rows.count))
    }

    /// Far up, the last page is gone: `scrollToEnd()` would reach the end of what is loaded.
    @Test(arguments: [PagerEdge.start, .end])
    func theEndOfTheListIsReachedFromAnywhere(first: PagerEdge) {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)
        let server = PageServer(ids: 0..<200)
        let pager = server.pager(from: first)
        fixture.binder.anchor = .end(followsWithin: 2)
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: pager.rows)
            .onDequeue { _, cell, post in cell.textLabel?.text = "\(post.id)" }
            .paged(by: pager, within: 2)
        fixture.binder.finish()
        pager.refresh(from: 50)
        server.answerAll()
        fixture.turn()
        expect(pager.currentState(.end) != .end)
        pager.goToEnd()
        server.answer(server.open(.start)[0], .failure(PageServer.Busy()))
        pager.retry()
        server.answer(.start)
        fixture.turn()
        expect(pager.currentRows.last?.id, 199)
        let last = fixture.table.indexPathsForVisibleRows?.last
        expect(last.flatMap { fixture.binder.model(at: $0, as: Post.self)?.id }, 199)
        let requests = server.count
        fixture.table.scrollToRow(at: [0, 0], at: .top, animated: false)
        pager.goToEnd()
        expect(fixture.table.indexPathsForVisibleRows?.last?.row, pager.currentRows.count - 1)
        expect(server.count <= requests + 1, "a last page that is there isn't loaded again")
    }

    @Test func skeletonsHoldThePlaceOfRowsToCome() {
        let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)
        let pager = server.pager()
        fixture.binder.onSection(.second)
            .loadState(
                pager.state(.end), loading: SpinnerCell.self, failed: RetryCell.self,
                empty: EmptyCell.self, loadingRows: 3
            )
            .onDequeue { row, cell, state in cell.textLabel?.text = "\(row) \(state)" }
        fixture.binder.finish()
        fixture.turn()
        pager.refresh()
        fixture.turn()
        expect(fixture.lines, ["0 loading", "1 loading", "2 loading"])
        server.answer(server.requests[0], .failure(PageServer.Busy()))
        fixture.turn()
        expect(fixture.lines.count, 1)
        expect(fixture.table.cellForRow(at: [0, 0]) is RetryCell)
    }

    @Test func fillsTheScreenAndFollowsTheReader() {
        server.ids = 0..<200
        pager.refresh()
        while !server.open().isEmpty {
            server.answer()
            fixture.turn()
        }
        let filled = pager.currentRows.count
        expect(filled >= 10 && filled < 40)
        let table = fixture.table
        for _ in 0..<30 {
            table.scrollToRow(
                at: [0, table.numberOfRows(inSection: 0) - 1], at: .bottom, animated: false)
            table.layoutIfNeeded()
            server.answerAll()
            fixture.turn()
        }
        expect(pager.currentRows.last?.id, 199)
        expect(pager.currentState(.end), .end)
    }
}
