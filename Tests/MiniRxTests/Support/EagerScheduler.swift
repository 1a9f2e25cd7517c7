import MiniRx

/// Runs work at once when it is idle, like the main scheduler; work scheduled meanwhile waits for
/// `drain()` and may be cancelled until then.
final class EagerScheduler: Scheduler {
    private var waiting: [() -> Void] = []
    private var isBusy = false

    var now: Duration { .zero }

    func schedule(_ action: @escaping () -> Void) -> any Disposable {
        if !isBusy {
            run(action)
            return Disposables.create()
        }
        var isCancelled = false
        waiting.append { if !isCancelled { action() } }
        return Disposables.create { isCancelled = true }
    }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable {
        schedule(action)
    }

    func drain() {
        while !waiting.isEmpty { run(waiting.removeFirst()) }
    }

    private func run(_ action: () -> Void) {
        isBusy = true
        action()
        isBusy = false
    }
}
