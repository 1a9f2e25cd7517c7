import Dispatch

/// Ends subscriptions together with their owner.
///
/// ```swift
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)  // a property of the screen
/// ```
///
/// Freeing the bag disposes everything in order of insertion. Assign a new bag to start over.
///
/// A bag made on the main actor disposes there, even if its owner is freed on another thread; then
/// it does so in turn, on the main queue.
public final class DisposeBag {
    private let members = CompositeDisposable()
    // Asked at run time: in a property's initial value `#isolation` says nothing.
    private let belongsToMainActor = MainScheduler.isCurrent

    /// An empty bag.
    public init() {}

    /// Adds a disposable; a bag that was disposed disposes it at once.
    public func insert(_ disposable: any Disposable) { members.insert(disposable) }

    /// Ends everything in it now, and all it is given later.
    public func dispose() { members.dispose() }

    deinit {
        if belongsToMainActor && !MainScheduler.isCurrent && members.count > 0 {
            // Not an isolated deinit: that costs five times this one, wherever the bag is freed.
            let work = ScheduledWork(members.dispose)
            DispatchQueue.main.async { work.run() }
        } else {
            members.dispose()
        }
    }
}

extension Disposable {
    /// Puts it into `bag`, which ends it.
    ///
    /// - Parameter bag: usually a property of the object that the subscription serves.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
