import Dispatch

/// Disposes subscriptions together with their owner.
///
/// ```swift
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)  // a property of the screen
/// ```
///
/// Freeing the bag disposes its contents in order of insertion. Assign a new bag to start over.
///
/// A bag created on the main actor disposes there. If its owner is freed on another thread, it does
/// so asynchronously on the main queue.
public final class DisposeBag {
    private let members = CompositeDisposable()
    // Checked at run time: in a property's initial value, `#isolation` is `nil`.
    private let belongsToMainActor = MainScheduler.isCurrent

    /// Creates an empty bag.
    public init() {}

    /// Adds a disposable, or disposes it immediately if the bag was disposed.
    public func insert(_ disposable: any Disposable) { members.insert(disposable) }

    /// Disposes the contents now, and later additions immediately.
    public func dispose() { members.dispose() }

    deinit {
        if belongsToMainActor && !MainScheduler.isCurrent && members.count > 0 {
            // Not an isolated deinit: it costs five times as much, wherever the bag is freed.
            let work = ScheduledWork(members.dispose)
            DispatchQueue.main.async { work.run() }
        } else {
            members.dispose()
        }
    }
}

extension Disposable {
    /// Adds this disposable to a bag, which disposes it.
    ///
    /// - Parameter bag: usually a property of the object that uses the subscription.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
