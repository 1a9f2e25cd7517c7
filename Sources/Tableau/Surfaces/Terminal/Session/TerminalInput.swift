#if !canImport(UIKit)
import Dispatch
import Synchronization
import TableauPlatform

/// The keys that a person types, which the main thread reads.
///
/// While it is busy for a quarter of a second, the queue of the program's end reads them instead and
/// keeps them, so that Control-C and the loss of the terminal are noticed.
final class TerminalInput: Sendable {
    /// The terminal as standard input.
    let descriptor: Int32

    private let end: ProgramEnd
    /// What was read instead of the main thread, and how often that has read, or ended.
    private let state = Mutex((kept: [UInt8](), turns: 0))

    /// What tells the main thread of input, and what tells the queue.
    @MainActor private var sources: [any DispatchSourceRead] = []

    /// The seconds for which the main thread is left alone with its input.
    private static let standInDelay = 0.25

    init(_ end: ProgramEnd) {
        self.end = end
        // Darwin cannot poll an alias for keys.
        let other = TerminalDevice.isAlias(0) ? TerminalDevice.open(0) : -1
        descriptor = other < 0 ? 0 : other
    }

    /// Starts reading.
    ///
    /// - Parameter perform: Called on the main actor when there is something to ``read(upTo:)``.
    @MainActor func start(_ perform: @escaping @MainActor () -> Void) {
        let watch = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        watch.setEventHandler { MainActor.assumeIsolated(perform) }
        // Safe: Dispatch's objects may be used on any thread; only their protocols don't say so.
        nonisolated(unsafe) let source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: end.queue)
        source.setEventHandler { @Sendable [self] in
            let turns = state.withLock(\.turns)
            source.suspend()
            end.queue.asyncAfter(deadline: .now() + Self.standInDelay) { [self] in
                if !source.isCancelled, !standIn(since: turns, perform) { source.cancel() }
                source.resume()
            }
        }
        sources = [watch, source]
        for source in sources { source.resume() }
    }

    /// Stops reading, while another program has the terminal or for good.
    @MainActor func stop() {
        for source in sources { source.cancel() }
        sources = []
        // What reads instead ends first, and does not begin again.
        state.withLock { $0.turns += 1 }
    }

    /// Returns some bytes that have been typed; nil once the terminal is lost.
    @MainActor func read(upTo count: Int) -> [UInt8]? {
        state.withLock { state in
            state.turns += 1
            if !state.kept.isEmpty {
                defer { state.kept.removeFirst(min(count, state.kept.count)) }
                return Array(state.kept.prefix(count))
            }
            return available(count)
        }
    }

    /// Reads instead of a main thread that has not read for a while; returns false at the end.
    private func standIn(since turns: Int, _ perform: @escaping @MainActor () -> Void) -> Bool {
        let bytes: [UInt8]? = state.withLock { state in
            guard state.turns == turns else { return [] }
            let bytes = available(4096)
            state.kept += bytes ?? []
            return bytes
        }
        guard bytes != [] else { return true }
        DispatchQueue.main.async { MainActor.assumeIsolated(perform) }
        guard let bytes else {
            end.demand(.hangUp)
            return false
        }
        // Control-C.
        if bytes.contains(0x03) {
            end.queue.asyncAfter(deadline: .now() + end.limit - Self.standInDelay) { [self] in
                state.withLock { if $0.turns == turns { ProgramEnd.force(.interrupt) } }
            }
        }
        return true
    }

    /// Reads at most a number of bytes, without waiting.
    private func available(_ count: Int) -> [UInt8]? {
        guard Descriptor.wait(for: descriptor, toTakeBytes: false, milliseconds: 0) else {
            return []
        }
        var bytes = [UInt8](repeating: 0, count: count)
        switch bytes.withUnsafeMutableBytes({ Descriptor.read(descriptor, into: $0) }) {
        case .wouldBlock: return []
        case .bytes(let count) where count > 0: return Array(bytes[..<count])
        case .bytes, .failed: return nil
        }
    }
}
#endif
