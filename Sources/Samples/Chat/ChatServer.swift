#if !canImport(UIKit)
import MiniRx
import TableauRx

/// A mock of a chat's server: hands out messages page by page in both directions, takes new ones, and
/// has somebody answer them.
///
/// It is a lossy one: every third page and every third message that is sent get lost.
final class ChatServer {
    typealias Page = Pager<ChatMessage, Int>.Page

    /// How long an answer takes.
    static let latency = Duration.milliseconds(600)
    static let pageSize = 20

    /// What a request fails with.
    struct Lost: Error, CustomStringConvertible {
        let description = "No answer from the server"
    }

    /// The messages that others write, as they are written.
    let pushed = PublishSubject<ChatMessage>()
    private let scheduler: any Scheduler
    private var messages = (0..<130).map(ChatServer.message)
    private var pages = 0
    private var sendings = 0
    private let answers = DisposeBag()

    /// A server.
    ///
    /// - Parameter scheduler: What it waits with; a virtual one answers at once.
    init(scheduler: any Scheduler) {
        self.scheduler = scheduler
    }

    /// The page beyond a message, which is not part of it; without one, that at the other end.
    func page(_ edge: PagerEdge, _ cursor: Int?) -> Single<Page> {
        answer { [self] in
            pages += 1
            if pages.isMultiple(of: 3) { throw Lost() }
            let end = edge == .start ? cursor ?? messages.count : messages.count
            let start = edge == .start ? 0 : cursor.map { $0 + 1 } ?? 0
            let range = start..<max(start, end)
            let rows =
                edge == .start
                ? range.suffix(Self.pageSize) : range.prefix(Self.pageSize)
            return Page(
                rows: Array(messages[rows]),
                before: rows.first.flatMap { $0 > 0 ? $0 : nil },
                after: rows.last.flatMap { $0 + 1 < messages.count ? $0 : nil })
        }
    }

    /// Takes a message; two others answer it, one after the other.
    ///
    /// - Returns: The message with its number.
    func send(_ text: String) -> Single<ChatMessage> {
        answer { [self] in
            sendings += 1
            if sendings.isMultiple(of: 3) { throw Lost() }
            defer {
                write("Grace", "\"\(text)\": so it is.", after: .seconds(1))
                write("Ada", "I see it as Grace does.", after: .seconds(2))
            }
            return add("me", text)
        }
    }

    /// Has others write a few messages.
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

    /// What a request gives, after a while.
    private func answer<Value>(_ value: @escaping () throws -> Value) -> Single<Value> {
        .create { [scheduler] answer in
            scheduler.schedule(after: Self.latency) { answer(Result { try value() }) }
        }
    }

    /// A message of long ago, always the same.
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
#endif
