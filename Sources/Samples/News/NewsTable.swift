import Foundation
import MiniRx
import Tableau
import TableauRx

/// An endless list of news that loads more as the reader scrolls.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class NewsTable {
    // 1. The items, and below them a section with one row for the loading status.
    enum Section: Int, TableViewSection, Comparable {
        case items
        case status
    }

    // 2. The states of that row.
    enum Status: Equatable {
        case loading
        case failed(reason: String)
        case atEnd
    }

    private let binder: SectionedTableViewBinder<Section>
    private let items = BehaviorRelay<[NewsItem]>(value: [])
    private let status = BehaviorRelay<Status?>(value: nil)

    /// Requests to the service: the index of the first missing item.
    private let requests = PublishSubject<Int>()
    private let disposeBag = DisposeBag()

    /// Binds a table and requests the first items.
    init(_ tableView: TableView, service: NewsService) {
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)

        // 3. The pages of a server overlap when news arrives between two requests. Rows with equal
        //    identities are allowed and shown twice; the binder only reports them.
        binder.diagnosticHandler = { diagnostic in
            guard diagnostic.kind != .duplicateIdentities else { return }
            assertionFailure("\(diagnostic)")
        }

        bind()
        load(from: service)
        refresh()
    }

    /// Starts over with the newest items.
    func refresh() { requests.onNext(0) }

    private func bind() {
        // 4. More is requested when one of the last five rows is about to be shown: once per length
        //    of the list, and never while a failure or the end is shown.
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
            .onTapped { [items, requests] _, _, status in
                if case .failed = status { requests.onNext(items.value.count) }
            }
        // As on a phone, the tapped row does not stay selected.
        binder.selection.mode = .none

        binder.finish()
    }

    // 6. From a request to the rows: first the loading row, then the result.
    private func load(from service: NewsService) {
        requests
            .do(onNext: { [status] _ in status.accept(.loading) })
            .flatMapLatest { start in
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
}

extension NewsItem {
    fileprivate var viewModel: SubtitleTableViewCell.ViewModel {
        .init(id: String(id), title: headline, detail: source)
    }
}

extension NewsTable.Status {
    fileprivate var viewModel: CenterLabelTableViewCell.ViewModel {
        switch self {
        case .loading: .init(text: "Loading…")
        case .failed(let reason): .init(text: "\(reason). Tap to try again.")
        case .atEnd: .init(text: "That was all the news.")
        }
    }
}
