/// Several disposables as one.
///
/// Not a `DisposeBag`: it does nothing when it is freed.
public final class CompositeDisposable: Disposable {
    private let lock = Lock()
    private var members: [any Disposable]?

    /// An empty group.
    public init() { members = [] }

    /// A group of these.
    public init(_ disposables: [any Disposable]) { members = disposables }

    /// Whether the group was disposed.
    public var isDisposed: Bool { lock.withLock { members == nil } }

    /// How many members there are; none after disposal.
    public var count: Int { lock.withLock { members?.count ?? 0 } }

    /// Adds a member; disposes it at once if the group was disposed.
    public func insert(_ disposable: any Disposable) {
        lock.lock()
        let isOpen = members != nil
        members?.append(disposable)
        lock.unlock()
        if !isOpen { disposable.dispose() }
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
