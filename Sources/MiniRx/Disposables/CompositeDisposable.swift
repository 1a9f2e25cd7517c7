/// A group of disposables that are disposed together.
///
/// Unlike a `DisposeBag`, it does nothing when it is freed.
public final class CompositeDisposable: Disposable {
    private let lock = Lock()
    private var members: [any Disposable]?

    /// Creates a group of disposables.
    public init(_ disposables: [any Disposable] = []) { members = disposables }

    /// A Boolean value that indicates whether the group was disposed.
    public var isDisposed: Bool { lock.withLock { members == nil } }

    /// The number of members; 0 after disposal.
    public var count: Int { lock.withLock { members?.count ?? 0 } }

    /// Adds a member, or disposes it immediately if the group was disposed.
    public func insert(_ disposable: any Disposable) {
        lock.lock()
        let isOpen = members != nil
        members?.append(disposable)
        lock.unlock()
        if !isOpen { disposable.dispose() }
    }

    /// Ends the delivery of elements at once, on any thread, before the members are disposed.
    func stop() {
        let members: [any Disposable] = lock.withLock { self.members ?? [] }
        for case let member as Subscription in members { _ = member.stop() }
    }

    /// Disposes the members in order of insertion.
    public func dispose() {
        lock.lock()
        let members = self.members
        self.members = nil
        lock.unlock()
        for member in members ?? [] { member.dispose() }
    }
}
