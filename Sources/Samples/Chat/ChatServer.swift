import MiniRx
import Tableau
import TableauRx

struct ChatMessage: CollectionIdentifiable, Equatable, Sendable {
    /// The delivery state of a message that the user sent.
    enum Delivery: Equatable, Sendable {
        case sending, failed, sent
    }

    /// The number on the server; negative until the server has assigned one.
    var id: Int
    var author: String
    var text: String
    var delivery = Delivery.sent

    var collectionId: Int { id }
}
/// A mock of a chat server that delivers pages in both directions, accepts messages, and replies.
///
/// It is unreliable: every third page and every third sent message is lost.
final class ChatServer {
    typealias Page = Pager<ChatMessage, Int>.Page

    static let pageSize = 20

    struct Lost: Error, CustomStringConvertible {
        let description = "No answer from the server"
    }

    /// The messages of others, as they are written.
    let pushed = PublishSubject<ChatMessage>()
    private let scheduler: any Scheduler
    private var messages = (0..<130).map(ChatServer.message)
    private var pages = 0
    private var sendings = 0
    private let answers = DisposeBag()

    init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

    /// Returns the page next to a message, which isn't part of it, or without one the page at the
    /// edge.
    ///
    /// The first is there at once, from the last visit.
    func page(_ edge: PagerEdge, _ cursor: Int?) -> Single<Page> {
        scheduler.answer(after: pages == 0 ? .zero : .latency) { [self] in
            pages += 1
            if pages.isMultiple(of: 3) { throw Lost() }
            let all = 0..<messages.count
            let rows: Range<Int>
            if edge == .start {
                rows = all.prefix(cursor ?? all.count).suffix(Self.pageSize)
            } else {
                rows = all.dropFirst((cursor ?? -1) + 1).prefix(Self.pageSize)
            }
            return Page(
                rows: Array(messages[rows]),
                before: rows.first.flatMap { $0 > 0 ? $0 : nil },
                after: rows.last.flatMap { $0 + 1 < messages.count ? $0 : nil })
        }
    }

    /// Accepts a message, which receives two replies, one after the other.
    ///
    /// - Returns: The message with its number.
    func send(_ text: String) -> Single<ChatMessage> {
        scheduler.answer { [self] in
            sendings += 1
            if sendings.isMultiple(of: 3) { throw Lost() }
            defer {
                write("Grace", "\"\(text)\": so it is.", after: .seconds(1))
                write("Ada", "I see it as Grace does.", after: .seconds(2))
            }
            return add("me", text)
        }
    }

    /// Makes others write a few messages.
    func chatter() {
        for (index, text) in ["Anybody there?", "The tram is late.", "As ever."].enumerated() {
            write("Grace", text, after: .seconds(index + 1))
        }
    }

    private func write(_ author: String, _ text: String, after delay: Duration) {
        scheduler.schedule(after: delay) { [weak self] in
            guard let self else { return }
            pushed.onNext(add(author, text))
        }.disposed(by: answers)
    }

    private func add(_ author: String, _ text: String) -> ChatMessage {
        let message = ChatMessage(id: messages.count, author: author, text: text)
        messages.append(message)
        return message
    }

    /// Returns an old message, always the same.
    private static func message(_ number: Int) -> ChatMessage {
        let authors = ["Ada", "Grace", "me", "Ada", "me", "Alan", "Grace"]
        let texts = [
            "Who has the keys to the boat house?", "On the hook, as ever.", "Found them.",
            "Is there coffee?", "Not since nine.", "I'll bring some.",
            "The lighthouse opens at ten.", "Then let's meet there.", "Bring a coat: it blows.",
        ]
        return ChatMessage(
            id: number, author: authors[number % authors.count],
            text: "\(texts[number % texts.count]) (\(number))")
    }
}
