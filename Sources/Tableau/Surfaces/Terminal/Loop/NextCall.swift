#if !canImport(UIKit)
import Tableau

/// A call at the earliest of the times that were asked for since the last one.
@MainActor final class NextCall {
    private let clock: any TerminalClock
    private let perform: @MainActor (_ due: Double) -> Void
    private var next: (due: Double, timer: ClockTimer)?

    /// - Parameter perform: Called with the time that was asked for.
    init(_ clock: any TerminalClock, perform: @escaping @MainActor (_ due: Double) -> Void) {
        self.clock = clock
        self.perform = perform
    }

    /// Asks for a call; one that is due now is at the end of this turn of the main loop.
    func request(at time: Double) {
        let now = clock.now
        let due = max(now, time)
        if let next, next.due <= due { return }
        cancel()
        let call = { @MainActor [weak self] in
            self?.next = nil
            self?.perform(due)
        }
        if due > now {
            next = (due, clock.schedule(after: due - now, call))
        } else {
            let timer = ClockTimer(call)
            next = (due, timer)
            TerminalFrames.enqueue(timer.fire)
        }
    }

    func cancel() {
        next?.timer.cancel()
        next = nil
    }
}
#endif
