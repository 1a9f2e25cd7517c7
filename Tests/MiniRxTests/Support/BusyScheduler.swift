import MiniRx

/// A scheduler whose time work may spend, like the main queue's: what is due meanwhile runs after it.
final class BusyScheduler: Scheduler {
    var now: Duration = .zero
    private var waiting: [(due: Duration, action: () -> Void)] = []

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        var isCancelled = false
        let due = now + delay
        let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
        waiting.insert((due, { if !isCancelled { action() } }), at: place)
        return Disposables.create { isCancelled = true }
    }

    /// Runs all work.
    func run() {
        while !waiting.isEmpty {
            let work = waiting.removeFirst()
            now = max(now, work.due)
            work.action()
        }
    }
}
