/// Disposes subscriptions together with their owner.
///
/// ```swift
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)  // a property of the screen
/// ```
///
/// Freeing the bag disposes its contents in order of insertion. Assign a new bag to start over.
///
/// A bag that is filled on an actor disposes there. If it is freed elsewhere, nothing more arrives,
/// and the contents are disposed asynchronously on the actor. So they are if it is freed on another
/// actor than the main one: Swift cannot tell which of those a thread is running.
public final class DisposeBag {
    private let lock = Lock()
    /// Guarded by the lock; nil once the bag was disposed.
    private var members: [any Disposable]? = []
    /// The actor that has filled it; nil if its own deinit frees the bag, which then is alone.
    private weak var home: (any Actor)?

    /// Creates an empty bag.
    public init() {}

    /// Adds a disposable, or disposes it immediately if the bag was disposed.
    ///
    /// - `isolation`: the isolation of the caller, in which the bag disposes.
    public func insert(
        _ disposable: any Disposable, isolation: isolated (any Actor)? = #isolation
    ) {
        // Code without isolation may have been called on the main queue all the same.
        if home == nil { home = isolation ?? (MainScheduler.isCurrent ? MainActor.shared : nil) }
        lock.lock()
        let isOpen = members != nil
        members?.append(disposable)
        lock.unlock()
        if !isOpen { disposable.dispose() }
    }

    /// Disposes the contents now, and later additions immediately.
    public func dispose() { Self.dispose(lock.withLock { members.take() } ?? []) }

    private static func dispose(_ members: [any Disposable]) {
        for member in members { member.dispose() }
    }

    deinit {
        let members = members ?? []
        guard let home, !members.isEmpty, !IsolationContext.isCurrent(home) else {
            return Self.dispose(members)
        }
        // Not an isolated deinit: it costs five times as much, wherever the bag is freed.
        for case let member as Subscription in members { _ = member.stop() }
        IsolationContext.enqueue(on: home, ScheduledWork { Self.dispose(members) })
    }
}

extension Disposable {
    /// Adds this disposable to a bag, which disposes it.
    ///
    /// - `bag`: usually a property of the object that uses the subscription.
    /// - `isolation`: the isolation of the caller, in which the bag disposes.
    public func disposed(by bag: DisposeBag, isolation: isolated (any Actor)? = #isolation) {
        bag.insert(self)
    }
}
