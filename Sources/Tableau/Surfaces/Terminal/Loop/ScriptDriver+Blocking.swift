#if !canImport(UIKit)
import Dispatch
import Foundation

/// Playing from a `main` that is not `async`: the main thread itself runs the main queue.
extension ScriptDriver {
    /// Draws the first frame, plays a script, and waits until nothing changes.
    func run(_ script: KeyScript) {
        start()
        Self.drainMainQueue()
        drawNow()
        for step in script.steps where !isFinished {
            pass(perform(step))
        }
        // An endless spinner must not keep the run from ending.
        let end = clock.now + Self.longestRest
        Self.drainMainQueue()
        while fireNext(until: end) { Self.drainMainQueue() }
        waitForOthers()
        drawNow()
    }

    /// Waits in real time while the application waits, for text of a table that is still loading.
    private func waitForOthers() {
        let end = Date(timeIntervalSinceNow: Self.longestWait)
        while !isFinished, application.isWaiting, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    /// Advances virtual time, with turns of the main queue between events.
    private func pass(_ seconds: Double) {
        let end = clock.now + seconds
        Self.drainMainQueue()
        while fireNext(until: end) { Self.drainMainQueue() }
        skip(to: end)
    }

    /// Runs everything enqueued on the main queue, and what that enqueues in turn.
    private static func drainMainQueue() {
        for _ in 0..<4 {
            // Safe: the block and this loop both run on the main thread.
            nonisolated(unsafe) var hasRun = false
            DispatchQueue.main.async { hasRun = true }
            while !hasRun {
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
            }
        }
    }
}
#endif
