#if !canImport(UIKit)
import Dispatch
import Synchronization
import TableauPlatform

/// The end of the program: demanded by a signal or by the loss of the terminal, carried out by the
/// main thread.
///
/// If that is too busy to begin or to finish within a time, the program ends on the queue here.
final class ProgramEnd: Sendable {
    /// The queue that hears signals; nothing on it takes long.
    let queue = DispatchQueue(label: "TableauTerminal.end", qos: .userInteractive)
    /// The time for the main thread, in seconds.
    let limit: Double

    private let state = Mutex((stage: Stage.running, signal: Signal?.none))

    private enum Stage { case running, leaving, over }

    init(limit: Double) { self.limit = limit }

    /// The signal that ends the program; nil while none does.
    var signal: Signal? { state.withLock(\.signal) }

    /// Demands the end, for the reason of a signal; the first one counts.
    func demand(_ signal: Signal) {
        state.withLock { $0.signal = $0.signal ?? signal }
        force(unlessAfter: .running)
    }

    /// Does what the main thread has to do before the program ends.
    @MainActor func leave(_ body: () -> Void) {
        state.withLock { $0.stage = .leaving }
        force(unlessAfter: .leaving)
        body()
        state.withLock { $0.stage = .over }
    }

    private func force(unlessAfter stage: Stage) {
        queue.asyncAfter(deadline: .now() + limit) { [self] in
            // The lock keeps the main thread from going on.
            state.withLock { if $0.stage == stage { Self.force($0.signal) } }
        }
    }

    /// Ends the program without the main thread, by a signal unless the user quit.
    static func force(_ signal: Signal?) -> Never {
        restoreTerminal()
        signal?.endThisProcess()
        System.writeError("The program was still busy some time after it was to quit.\n")
        System.exitAtOnce(1)
    }
}
#endif
