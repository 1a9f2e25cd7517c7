import Foundation
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// Two pagers in one table, and one that is released before it.
@MainActor
struct TwoPagersTests {
    private let fixture = Fixture<Place>(.hidesSectionsWithNoCellData, height: 440)

    /// Binds a section to a pager, and shows the first page, at the end of the table.
    private func bind(_ servers: [(place: Place, server: PageServer)]) -> [Pager<Post, Int>] {
        fixture.binder.anchor = .end(followsWithin: 2)
        let pagers = servers.map { _, server in server.pager() }
        for ((place, _), pager) in zip(servers, pagers) {
            fixture.binder.onSection(place)
                .bind(cellType: TextCell.self, models: pager.rows)
                .paged(by: pager, within: 1)
        }
        fixture.binder.finish()
        for ((_, server), pager) in zip(servers, pagers) {
            pager.refresh()
            server.answer()
        }
        fixture.turn()
        fixture.binder.scrollToEnd(animated: false)
        fixture.turn()
        return pagers
    }

    private var lastVisible: Int? {
        fixture.table.indexPathsForVisibleRows?.last.flatMap {
            fixture.binder.model(at: $0, as: Post.self)?.id
        }
    }

    @Test(arguments: [true, false])
    func aPageOfTheLastSectionIsNotFollowed(isLastBoundFirst: Bool) {
        let (whole, paged) = (PageServer(ids: 0..<5), PageServer(ids: 100..<300, pageSize: 20))
        let sections: [(Place, PageServer)] = [(.first, whole), (.second, paged)]
        let pagers = bind(isLastBoundFirst ? sections.reversed() : sections)
        // With optimisation, a pager would not live until its answer.
        defer { withExtendedLifetime(pagers) {} }
        expect(lastVisible, 119)
        pagers[isLastBoundFirst ? 0 : 1].load(.end)
        paged.answer()
        fixture.turn()
        expect(fixture.table.numberOfRows(inSection: 1), 40)
        expect(lastVisible, 119)
    }

    @Test(arguments: [true, false])
    func rowsAtTheEndOfTheLastSectionAreFollowed(isLastBoundFirst: Bool) {
        let (paged, whole) = (PageServer(ids: 0..<200, pageSize: 20), PageServer(ids: 500..<505))
        let sections: [(Place, PageServer)] = [(.first, paged), (.second, whole)]
        let pagers = bind(isLastBoundFirst ? sections.reversed() : sections)
        expect(lastVisible, 504)
        pagers[isLastBoundFirst ? 0 : 1].receive(.init(rows: [Post(id: 505)]))
        fixture.turn()
        expect(lastVisible, 505)
        expect(fixture.binder.unseenRows, 0)
    }

    @Test func rowsAreFollowedAfterThePagerIsReleased() {
        let rows = BehaviorRelay(value: (0..<30).map { Post(id: $0) })
        fixture.binder.anchor = .end(followsWithin: 2)
        do {
            let pager = PageServer(ids: 0..<200).pager()
            fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: rows)
                .paged(by: pager)
            fixture.binder.finish()
        }
        // What the last page is, is known from one turn to the next.
        rows.accept(rows.value + [Post(id: 30)])
        fixture.turn()
        fixture.binder.scrollToEnd(animated: false)
        rows.accept(rows.value + [Post(id: 31)])
        fixture.turn()
        expect(lastVisible, 31)
    }
}
