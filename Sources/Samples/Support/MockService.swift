import MiniRx

/// A mock of a server: it has the response of the last visit at once, and with each refresh, after a
/// delay, the next one.
class MockService<Content> {
    let content: BehaviorRelay<Content>
    let isRefreshing = BehaviorRelay(value: false)
    /// What was wrong with a response, instead of its content.
    let problems = PublishRelay<String>()

    private let scheduler: any Scheduler
    private let respond: (_ refreshes: Int) throws -> Content
    private var refreshes = 0
    private var pending: (any Disposable)?

    /// - Parameters:
    ///   - first: The response of the last visit.
    ///   - scheduler: The time: a virtual one doesn't wait.
    ///   - respond: Returns the response to a refresh, counted from 1.
    init(
        _ first: Content, _ scheduler: any Scheduler,
        respond: @escaping (_ refreshes: Int) throws -> Content
    ) {
        content = BehaviorRelay(value: first)
        self.scheduler = scheduler
        self.respond = respond
    }

    /// Fetches the content again; of two quick refreshes, only the last one counts.
    func refresh() {
        refreshes += 1
        isRefreshing.accept(true)
        pending?.dispose()
        pending = scheduler.schedule(after: .latency) { [weak self] in
            guard let self else { return }
            do {
                content.accept(try respond(refreshes))
            } catch {
                problems.accept((error as? DataFileError)?.summary ?? "\(error)")
            }
            isRefreshing.accept(false)
        }
    }
}

extension Duration {
    /// The time until a server responds.
    static let latency = Duration.milliseconds(600)
}

extension Scheduler {
    /// Returns the result of a request after a delay.
    func answer<Value>(
        after delay: Duration = .latency, _ value: @escaping () throws -> Value
    ) -> Single<Value> {
        .create { answer in self.schedule(after: delay) { answer(Result(catching: value)) } }
    }
}
