import Dispatch

/// Ends subscriptions together with their owner.
///
/// ```swift
/// final class Screen {
///     private let bag = DisposeBag()
///
///     func start(_ names: Observable<String>) {
///         names.subscribe(onNext: { print($0) }).disposed(by: bag)
///     }
/// }
/// ```
///
/// Freeing the bag disposes everything in order of insertion. Assign a new bag to start over.
///
/// A bag made on the main actor disposes there, even if its owner is freed on another thread; then
/// it does so in turn, on the main queue.
public final class DisposeBag {
    private let lock = Lock()
    private var members: [any Disposable] = []
    private var isOver = false

    // Asked at run time: in a property's initial value `#isolation` says nothing.
    private let belongsToMainActor = MainScheduler.isCurrent

    /// An empty bag.
    public init() {}

    /// Adds a disposable; a bag that is being freed disposes it at once.
    ///
    /// - Parameter disposable: ends with the bag.
    public func insert(_ disposable: any Disposable) {
        lock.lock()
        let isOver = isOver
        if !isOver { members.append(disposable) }
        lock.unlock()
        if isOver { disposable.dispose() }
    }

    /// Ends everything in it now, and all it is given later.
    public func dispose() {
        lock.lock()
        let members = self.members
        self.members = []
        isOver = true
        lock.unlock()
        for member in members { member.dispose() }
    }

    deinit {
        if members.isEmpty { return }
        if belongsToMainActor && !MainScheduler.isCurrent {
            // Not an isolated deinit: that costs five times this one, wherever the bag is freed.
            let members = members
            let work = ScheduledWork { for member in members { member.dispose() } }
            DispatchQueue.main.async { work.run() }
        } else {
            for member in members { member.dispose() }
        }
    }
}

extension Disposable {
    /// Puts it into `bag`, which ends it.
    ///
    /// - Parameter bag: usually a property of whoever the subscription works for.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
