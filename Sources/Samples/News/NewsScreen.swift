#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau
import TableauRx

/// News without end: more is loaded while the reader scrolls.
///
/// The numbers are those of the walkthrough in `README.md`.
@MainActor
final class NewsScreen: SampleScreen {
    // 1. The items, and below them a section with one row that says what is going on.
    enum Section: Int, TableViewSection, Comparable {
        case items
        case status
    }

    // 2. What that row can say.
    enum Status: Equatable {
        case loading
        case failed(reason: String)
        case atEnd
    }

    let title = "News"
    let tableView = TableView(style: .plain)

    private let binder: SectionedTableViewBinder<Section>
    private let items = BehaviorRelay<[NewsItem]>(value: [])
    private let status = BehaviorRelay<Status?>(value: nil)

    private let service: NewsService
    /// What is asked of the service: the index of the first item that is missing.
    private let requests = PublishSubject<Int>()
    private let disposeBag = DisposeBag()

    /// The screen; it starts its first request at once.
    init(_ context: SampleContext) {
        service = NewsService(scheduler: context.scheduler)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: context.updateClock)
        context.watch(binder)

        // 3. The pages of a server overlap when news comes in between two requests. Two rows with
        //    one identity are legal and shown twice; the binder only says that it noticed.
        binder.diagnosticHandler = { diagnostic in
            guard diagnostic.kind != .duplicateIdentities else { return }
            assertionFailure("\(diagnostic)")
        }

        bind()
        load()
        requests.onNext(0)
    }

    private func bind() {
        // 4. More is asked for when one of the last five rows is about to be shown: once for each
        //    length of the list, and never while a failure or the end is shown.
        binder.onSection(.items)
            .rx.bind(
                cellType: SubtitleTableViewCell.self, models: items,
                mapToViewModels: { $0.viewModel }
            )
            .prefetch(when: .cellsFromEnd(5)) { [status, requests] startIndex in
                if status.value == nil { requests.onNext(startIndex) }
            }

        // 5. No status, no row. A tap on a failure tries again.
        binder.onSection(.status)
            .rx.bind(
                cellType: CenterLabelTableViewCell.self,
                models: status.map { status in status.map { [$0] } ?? [] },
                mapToViewModels: { $0.viewModel }
            )
            .onTapped { [items, requests, tableView] _, _, status in
                if case .failed = status { requests.onNext(items.value.count) }
                // As on a phone: the row does not stay selected.
                if let row = tableView.indexPathForSelectedRow {
                    tableView.deselectRow(at: row, animated: true)
                }
            }

        binder.finish()
    }

    // 6. From a request to the rows: the status is the loading row first, then what came of it.
    private func load() {
        requests
            .do(onNext: { [status] _ in status.accept(.loading) })
            .flatMapLatest { [service] start in
                service.fetchPage(from: start).map { (start, $0) }
            }
            .subscribe(onNext: { [items, status] start, answer in
                switch answer {
                case .success(let page):
                    items.accept(start == 0 ? page.items : items.value + page.items)
                    status.accept(page.isLast ? .atEnd : nil)
                case .failure(let failure):
                    status.accept(.failed(reason: failure.reason))
                }
            })
            .disposed(by: disposeBag)
    }

    var isLoading: Observable<Bool> { status.map { $0 == .loading } }

    var actions: [ScreenAction] {
        [ScreenAction(key: "r", title: "Refresh") { [requests] _ in requests.onNext(0) }]
    }

    /// Scrolls to the end as a reader would, which loads more; taps what is offered there.
    func rehearse() {
        let last = tableView.numberOfSections - 1
        guard last >= 0 else { return }
        let end = IndexPath(row: tableView.numberOfRows(inSection: last) - 1, section: last)
        tableView.scrollToRow(at: end, at: .bottom, animated: false)
        tableView.layoutIfNeeded()
        if case .failed? = status.value { tableView.tapRow(at: end) }
    }
}

extension NewsItem {
    /// How the item is shown.
    fileprivate var viewModel: SubtitleTableViewCell.ViewModel {
        .init(id: String(id), title: headline, subtitle: source)
    }
}

extension NewsScreen.Status {
    /// How the status is shown.
    fileprivate var viewModel: CenterLabelTableViewCell.ViewModel {
        switch self {
        case .loading: .init(text: "Loading…")
        case .failed(let reason): .init(text: "\(reason). Tap to try again.")
        case .atEnd: .init(text: "That was all the news.")
        }
    }
}
#endif
