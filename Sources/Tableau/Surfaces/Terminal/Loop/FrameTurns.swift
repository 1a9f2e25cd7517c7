#if !canImport(UIKit)
import Tableau

/// Runs the turns of binders, at most one a frame: what changes between two frames is one diff and
/// one batch.
///
/// The first change of a burst does not wait, nor does what comes soon after input: a key may open
/// a field, in which the next key types.
@MainActor package final class FrameTurns {
    private let clock: any TerminalClock
    private lazy var next = NextCall(clock) { [weak self] _ in self?.run() }
    private var waiting: [@MainActor () -> Void] = []
    private var lastTurn = -Double.infinity
    private var promptUntil = -Double.infinity

    /// The seconds after input in which turns do not wait for the next frame.
    static let promptTime = 0.1

    package init(clock: any TerminalClock) { self.clock = clock }

    /// Runs a turn once, after this call has returned.
    package func schedule(_ turn: @escaping @MainActor () -> Void) {
        waiting.append(turn)
        next.request(at: clock.now < promptUntil ? clock.now : lastTurn + TerminalFrames.shortest)
    }

    package func inputArrives() {
        promptUntil = clock.now + Self.promptTime
        if !waiting.isEmpty { next.request(at: clock.now) }
    }

    /// Returns the turns that have not run; none of them will.
    package func takeWaiting() -> [@MainActor () -> Void] {
        next.cancel()
        defer { waiting = [] }
        return waiting
    }

    private func run() {
        lastTurn = clock.now
        for turn in takeWaiting() { turn() }
    }
}
#endif
