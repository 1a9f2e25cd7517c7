#if !canImport(UIKit)
import Tableau

/// A call at the earliest of the times that were asked for since the last one.
@MainActor final class NextCall {
    private let clock: any TerminalClock
    private let perform: @MainActor (_ due: Double) -> Void
    private var next: (due: Double, cancel: @MainActor () -> Void)?
    /// Tells the next call from one that was cancelled.
    private var number = 0

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
        let call = { @MainActor [weak self, number] in
            guard let self, self.number == number else { return }
            next = nil
            perform(due)
        }
        if due > now {
            next = (due, clock.schedule(after: due - now, call))
        } else {
            next = (due, {})
            TerminalFrames.enqueue(call)
        }
    }

    func cancel() {
        number += 1
        next?.cancel()
        next = nil
    }
}
#endif
