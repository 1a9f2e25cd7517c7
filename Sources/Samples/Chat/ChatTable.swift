import Foundation
import MiniRx
import Tableau
import TableauRx

/// A chat that starts at its end, loads older messages while reading up, and follows new ones.
///
/// The numbers refer to the walkthrough in `README.md`.
@MainActor
final class ChatTable {
    // 1. Below the messages, an input line; above them, the loading state.
    enum Section: Int, TableViewSection, Comparable {
        case older
        case messages
        case compose
    }

    /// The input line.
    private struct Draft: CollectionIdentifiable, Equatable {
        var text = ""
        /// The number of sent messages: it distinguishes the empty draft after a message from the
        /// one before, if a message is typed and sent within one turn.
        var number = 0
        var collectionId: String { "draft" }
    }

    private let binder: SectionedTableViewBinder<Section>
    private let server: ChatServer
    private let pager: Pager<ChatMessage, Int>
    private let draft = BehaviorRelay(value: Draft())
    private let disposeBag = DisposeBag()

    // 6. The number of messages that arrived below the screen.
    var unseen: Observable<Int> { binder.rx.unseenRows }
    /// Called when a typed message is sent.
    var onSend: (@MainActor () -> Void)?

    /// Binds a table and loads the newest messages.
    init(_ tableView: TableView, server: ChatServer) {
        self.server = server
        // 2. At most three pages are kept, however long the chat is. Reading begins at the end.
        pager = Pager(
            pageSize: ChatServer.pageSize, keepsPages: 3, from: .end, request: server.page)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Section.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData)
        bind()
        server.pushed
            .subscribe(
                with: self,
                onNext: { $0.pager.receive(.init(rows: [$1], before: $1.id)) }
            )
            .disposed(by: disposeBag)
        pager.refresh()
    }

    private func bind() {
        // 3. Readers at the end stay there; readers farther up are not disturbed.
        binder.anchor = .end(followsWithin: 2)
        // A tap sends or loads again; no row stays selected.
        binder.selection.mode = .none

        binder.onSection(.messages)
            .bind(
                cellType: TitleDetailTableViewCell.self, models: pager.rows,
                mapToViewModels: { $0.viewModel }
            )
            // 4. More is loaded when one of the first rows is about to be shown.
            .paged(by: pager, within: 5)
            .onDequeue { _, cell, _ in cell.textLabel?.numberOfLines = 0 }
            .onTapped { [weak self] _, _, message in
                if message.delivery == .failed { self?.send(message) }
            }

        // 5. A row while older messages are loading, or after that has failed: a tap retries.
        binder.onSection(.older)
            .loadState(
                pager.state(.start), loading: CenterLabelTableViewCell.self,
                failed: CenterLabelTableViewCell.self, empty: CenterLabelTableViewCell.self
            )
            .onDequeue { _, cell, state in
                (cell as? CenterLabelTableViewCell)?.viewModel =
                    .init(state, atEnd: "No messages yet.")
            }

        binder.onSection(.compose)
            .bind(
                cellType: FormCell.self, models: draft.map { [$0] },
                mapToViewModels: {
                    .init(
                        label: "me", value: .text($0.text), hint: "Message", submitTitle: "send")
                }
            )
            .onEvent(from: FormCell.self) { [weak self, draft] _, _, event, _ in
                switch event {
                case .changed(.text(let text)):
                    draft.accept(Draft(text: text, number: draft.value.number))
                case .submitted(.text(let text)): self?.submit(text)
                default: break
                }
            }
        binder.finish()
        // Typing goes to the message, not to the screen's keys.
        binder.focus(.row("draft"), in: .compose, field: .first)
    }

    // MARK: Writing

    private func submit(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return }
        let number = draft.value.number + 1
        draft.accept(Draft(number: number))
        onSend?()
        // The server's numbers are positive.
        send(ChatMessage(id: -number, author: "me", text: text))
        goToEnd()
        binder.focus(.row("draft"), in: .compose, field: .first)
    }

    // 7. A message is shown immediately, and overlays the pages until the server has it.
    private func send(_ message: ChatMessage) {
        var message = message
        message.delivery = .sending
        pager.insert(message)
        server.send(message.text)
            .subscribe(
                with: self, onSuccess: { $0.pager.settle(message.id, as: $1) },
                onFailure: { table, _ in
                    message.delivery = .failed
                    table.pager.update(message)
                }
            )
            .disposed(by: disposeBag)
    }

    func goToEnd() {
        pager.goToEnd()
        binder.focus(.row("draft"), in: .compose)
    }

    var isLoading: Observable<Bool> { pager.state(.start).values.map { $0 == .loading } }
}

extension ChatMessage {
    fileprivate var viewModel: TitleDetailTableViewCell.ViewModel {
        let detail: String? =
            switch delivery {
            case .sending: "sending…"
            case .failed: "lost: tap to resend"
            case .sent: nil
            }
        return .init(id: String(id), title: "\(author): \(text)", detail: detail)
    }
}
