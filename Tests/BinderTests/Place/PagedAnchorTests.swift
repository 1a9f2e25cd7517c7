import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// A chat: pages are inserted above, pushed rows below, and the reader in between doesn't move.
@MainActor
struct PagedAnchorTests {
    let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)
    let server = PageServer(ids: 0..<500, pageSize: 20)
    let pager: Pager<Post, Int>

    init() {
        pager = server.pager(from: .end)
        fixture.binder.anchor = .end(followsWithin: 2)
        fixture.binder.onSection(.first)
            .bind(cellType: TextCell.self, models: pager.rows)
            .paged(by: pager, within: 3)
        fixture.binder.finish()
        pager.refresh()
        server.answer()
        fixture.turn()
    }

    /// The distance of a post from the top of the visible area.
    func distance(_ id: Int) -> CGFloat? {
        fixture.binder.indexPath(of: id, in: .first).map {
            fixture.table.rectForRow(at: $0).minY - fixture.table.contentOffset.y
        }
    }

    // UIKit lays rows out before the table can be scrolled to its end.
    #if !canImport(UIKit)
    @Test func aFirstPageAtTheEndRequestsNoOther() {
        expect(server.open().isEmpty)
        expect(fixture.table.indexPathsForVisibleRows?.last?.row, 19)
    }
    #endif

    /// A reader near the end follows new rows, not older ones.
    @Test func olderRowsDoNotScrollToTheEnd() {
        server.answerAll()
        fixture.turn()
        fixture.table.contentOffset.y -= 60
        fixture.table.layoutIfNeeded()
        let before = distance(490)
        pager.load(.start)
        server.answerAll()
        fixture.turn()
        expect(distance(490), before)
        pager.receive(.init(rows: [Post(id: 500)]))
        fixture.turn()
        expect(fixture.binder.unseenRows, 0)
        expect(
            fixture.table.indexPathsForVisibleRows?.last.flatMap {
                fixture.binder.model(at: $0, as: Post.self)?.id
            }, 500)
    }

    @Test func insertedAndRemovedPagesDoNotMoveVisibleRows() {
        let table = fixture.table
        var reads = 0
        for step in 0..<200 {
            table.contentOffset.y = max(0, table.contentOffset.y + (step < 120 ? -90 : 90))
            table.layoutIfNeeded()
            guard let path = table.indexPathsForVisibleRows?.dropFirst(3).first,
                let post = fixture.binder.model(at: path, as: Post.self)
            else { continue }
            let before = distance(post.id)
            if !server.open().isEmpty { reads += 1 }
            server.answerAll()
            fixture.turn()
            expect(distance(post.id), before, "step \(step)")
            expect(pager.currentRows.count <= 80)
        }
        expect(reads > 8)
    }
}
