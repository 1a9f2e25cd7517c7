/// A sequence with one subscription to its source: the observable of `share(replay:scope:)`.
final class SharedSource<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let replay: Int
    private let scope: SubjectLifetimeScope
    private let lock = Lock()
    // Guarded by the lock.
    private var observers: ObserverList<Element>?
    /// The subscription to the source, and the number of its subscribers.
    private var connection: Subscription?
    private var subscribers = 0

    init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        self.scope = scope
        super.init()
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {
        lock.lock()
        let observers = self.observers ?? ObserverList(replay: replay)
        self.observers = observers
        if observers.hasEnded {
            lock.unlock()
            return observers.enter(sink)
        }
        let upstream = connection == nil ? ShareUpstream(observers, self) : nil
        let connection = self.connection ?? upstream.unsafelyUnwrapped.subscription
        self.connection = connection
        subscribers += 1
        lock.unlock()

        sink.subscription.add(ClosureResource { self.leave(connection) })
        observers.enter(sink)
        if let upstream, !connection.isStopped { source.runRoot(upstream) }
    }

    /// Called when a subscriber has unsubscribed.
    func leave(_ connection: Subscription) {
        let isLast = lock.withLock {
            // A later connection has its own count of subscribers.
            if self.connection !== connection { return false }
            subscribers -= 1
            if subscribers > 0 { return false }
            disconnect()
            return true
        }
        if isLast { connection.dispose() }
    }

    /// Called when the source has ended, before its observers are notified, which may resubscribe.
    func ended(_ connection: Subscription) {
        lock.withLock {
            if self.connection === connection { disconnect() }
        }
    }

    private func disconnect() {
        connection = nil
        subscribers = 0
        if scope == .whileConnected { observers = nil }
    }
}

/// One subscription to the source.
private final class ShareUpstream<Element>: BoundarySink<Element> {
    private let observers: ObserverList<Element>
    /// Keeps the shared sequence, and thereby the source, alive while connected.
    private let parent: SharedSource<Element>

    init(_ observers: ObserverList<Element>, _ parent: SharedSource<Element>) {
        self.observers = observers
        self.parent = parent
        super.init()
    }

    override func next(_ element: Element) {
        if !subscription.isStopped { observers.next(element) }
    }

    override func sourceEnded(_ error: (any Error)?) {
        observers.finish(error) { parent.ended(subscription) }
        subscription.dispose()
    }
}
