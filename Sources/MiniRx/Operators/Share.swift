/// How long `share(replay:scope:)` keeps what it replays.
///
/// ```swift
/// let shared = requests.share(replay: 1, scope: .forever)
/// ```
public enum SubjectLifetimeScope: Sendable {
    /// While anybody is subscribed and the source lives: a later subscriber starts the source anew.
    case whileConnected
    /// For ever: a later subscriber gets the kept elements, and the end if it has come.
    case forever
}

extension Observable {
    /// Runs the receiver once for all who are subscribed at the same time.
    ///
    /// ```swift
    /// let answer = request.share(replay: 1)  // one request, however many subscribe
    /// ```
    ///
    /// The first subscriber starts it, the last to leave ends it.
    ///
    /// - Parameters:
    ///   - replay: how many of the last elements a subscriber gets at once; traps if negative.
    ///   - scope: how long those are kept.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Observable<Element>
    {
        require(replay >= 0, "share(replay:) takes 0 or more, but got \(replay).")
        return Share(self, replay, scope)
    }
}

private final class Share<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let replay: Int
    private let scope: SubjectLifetimeScope
    private let lock = Lock()
    // Guarded by the lock.
    private var core: ShareCore<Element>?
    private var upstream: ShareUpstream<Element>?
    private var subscribers = 0

    init(_ source: Observable<Element>, _ replay: Int, _ scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        self.scope = scope
        super.init()
    }

    override var usesTrampoline: Bool { false }

    override func run(_ sink: Sink<Element>) {
        lock.lock()
        let core = self.core ?? ShareCore(replay: replay)
        self.core = core
        if core.end.hasCome {
            lock.unlock()
            core.replay(core.kept(entering: nil), to: sink)
            if !sink.subscription.isStopped { sink.finish(core.end.error) }
            return
        }
        let isFirst = upstream == nil
        let upstream = self.upstream ?? ShareUpstream(core, self)
        self.upstream = upstream
        subscribers += 1
        let kept = core.kept(entering: sink)
        lock.unlock()

        sink.subscription.add(ShareLeave(self, upstream, sink))
        core.replay(kept, to: sink)
        if isFirst && !upstream.subscription.isStopped { source.runRoot(upstream) }
    }

    /// A subscriber has left.
    func leave(_ upstream: ShareUpstream<Element>) {
        lock.lock()
        var isLast = false
        if self.upstream === upstream {
            subscribers -= 1
            isLast = subscribers == 0
            if isLast { disconnect() }
        }
        lock.unlock()
        if isLast { upstream.subscription.dispose() }
    }

    /// The source has ended; its observers hear of it after this, and may subscribe anew.
    func ended(_ upstream: ShareUpstream<Element>) {
        lock.lock()
        if self.upstream === upstream {
            subscribers = 0
            disconnect()
        }
        lock.unlock()
    }

    private func disconnect() {
        upstream = nil
        if scope == .whileConnected { core = nil }
    }
}

/// The observers and the kept elements.
private final class ShareCore<Element> {
    let hub = Hub<Element>()
    let end = SubjectEnd()
    private let keepsElements: Bool
    // Guarded by the lock of the hub.
    @exclusivity(unchecked) private var buffer: ReplayBuffer<Element>

    init(replay: Int) {
        keepsElements = replay > 0
        buffer = ReplayBuffer(limit: replay)
    }

    @inline(__always)
    func next(_ element: Element) {
        if keepsElements {
            hub.lock.lock()
            if buffer.isFull {
                let old = buffer.replaceOldest(by: element)
                hub.lock.unlock()
                // Freed after the lock: its deinit may run code.
                _ = consume old
            } else {
                buffer.append(element)
                hub.lock.unlock()
            }
        }
        hub.emit(element)
    }

    /// Enters an observer, and returns what it has to hear first, in one step.
    func kept(entering sink: Sink<Element>?) -> [Element] {
        hub.lock.lock()
        defer { hub.lock.unlock() }
        if let sink { hub.insertLocked(sink) }
        return buffer.count == 0 ? [] : buffer.elements
    }

    func replay(_ elements: [Element], to sink: Sink<Element>) {
        for element in elements {
            if sink.subscription.isStopped { return }
            sink.next(element)
        }
    }
}

/// One run of the source.
private final class ShareUpstream<Element>: BoundarySink<Element> {
    private let core: ShareCore<Element>
    /// Keeps the shared sequence, and with it the source, alive while it is connected.
    private let parent: Share<Element>

    init(_ core: ShareCore<Element>, _ parent: Share<Element>) {
        self.core = core
        self.parent = parent
        super.init(owning: Subscription())
    }

    override func next(_ element: Element) {
        if subscription.isStopped { return }
        core.next(element)
    }

    override func finish(_ error: (any Error)?) {
        guard subscription.stop() else { return }
        _ = core.end.set(error)
        parent.ended(self)
        core.hub.finish(error)
        subscription.dispose()
    }
}

private final class ShareLeave<Element>: Resource {
    private let parent: Share<Element>
    private let upstream: ShareUpstream<Element>
    private let sink: Sink<Element>

    init(
        _ parent: Share<Element>, _ upstream: ShareUpstream<Element>, _ sink: Sink<Element>
    ) {
        self.parent = parent
        self.upstream = upstream
        self.sink = sink
    }

    override func cancel() {
        sink.cancel()
        parent.leave(upstream)
    }
}
