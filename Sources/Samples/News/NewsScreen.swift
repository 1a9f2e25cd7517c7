import MiniRx
import Tableau
import TableauRx

// 1. The items, and below them a section with one row for the loading state.
enum NewsSection: Int, TableViewSection, Comparable {
    case items
    case state
}

extension Screen {
    /// An endless list of news that loads more as the reader scrolls.
    ///
    /// The numbers refer to the walkthrough in `README.md`.
    static func news(_ service: NewsService) -> Screen {
        let screen = Screen(style: .plain, title: "News")
        // 2. The pages of a server overlap when news arrives between two requests; the pager shows
        //    each item once.
        let pager = Pager(pageSize: NewsService.pageSize, request: service.page)
        let binder = SectionedTableViewBinder(
            tableView: screen.table, sectionedBy: NewsSection.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)

        // 3. More is requested when one of the last five rows is about to be shown, but not while a
        //    failure or the end is.
        binder.onSection(.items)
            .bind(
                cellType: SubtitleTableViewCell.self, models: pager.rows,
                mapToViewModels: \.viewModel
            )
            .paged(by: pager, within: 5)

        // 4. Nothing to tell, no row. A tap on a failure tries again.
        let state = pager.state(.end).values
        binder.onSection(.state)
            .bind(
                cellType: CenterLabelTableViewCell.self,
                models: state.map { $0 == .idle ? [] : [$0] },
                mapToViewModels: { .init($0, atEnd: "That was all the news.") }
            )
            .onTapped { _, _, _ in pager.retry() }
        // As on a phone, the tapped row does not stay selected.
        binder.selection.mode = .none
        binder.finish()

        pager.refresh()
        screen.controller = binder
        screen.addAction(key: "r", title: "Refresh") { pager.refresh() }
        screen.showLoading(state.map { $0 == .loading })
        return screen
    }
}

extension NewsItem {
    fileprivate var viewModel: SubtitleTableViewCell.ViewModel {
        .init(id: String(id), title: headline, detail: source)
    }
}
