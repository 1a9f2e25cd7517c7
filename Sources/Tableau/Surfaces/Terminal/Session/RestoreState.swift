#if !canImport(UIKit)
import TableauPlatform

/// Everything needed to restore a terminal, in plain memory that a signal handler can read.
///
/// A crash handler may run in the middle of any allocation, lock or lazy initialisation. So this is
/// allocated and touched before the handler is installed, and its readers use only system calls.
struct RestoreState {
    /// Whether the terminal is ours: 1, or 0 once it was restored.
    var isActive: Int32 = 0
    /// The descriptor to set the modes on: the terminal as standard input.
    var input: Int32 = -1
    /// The private descriptor for drawing frames.
    var output: Int32 = -1
    /// The original modes.
    var modes: TerminalModes?
    /// The bytes that leave the alternate screen and reset every mode, and their number.
    var leave: UnsafeMutablePointer<UInt8>?
    var leaveCount = 0
    /// The file that captures standard output and error, and their original descriptors.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    /// The buffer for copying captured text: nothing may be allocated then.
    let page = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    /// The pipe to the watchdog process.
    var watchdog: Int32 = -1
}

/// The single state of the process: signal handlers have no other way to find it.
///
/// Not checked by the compiler, but safe: it is written on the main thread while `isActive` is 0,
/// and read by handlers only while it is 1.
nonisolated(unsafe) let restoreState: UnsafeMutablePointer<RestoreState> = {
    let state = UnsafeMutablePointer<RestoreState>.allocate(capacity: 1)
    state.initialize(to: RestoreState())
    return state
}()

/// Restores the terminal, once, in any case: an orderly end, `exit`, or a crash.
///
/// Uses only calls that are safe in a signal handler, and never waits longer than about 100 ms for
/// a terminal that does not read.
func restoreTerminal() {
    let state = restoreState
    if state.pointee.isActive == 0 { return }
    state.pointee.isActive = 0
    if let leave = state.pointee.leave {
        writePatiently(state.pointee.output, .init(start: leave, count: state.pointee.leaveCount))
    }
    state.pointee.modes?.apply(to: state.pointee.input)
    if state.pointee.standardOutput >= 0 {
        Descriptor.redirect(1, to: state.pointee.standardOutput)
    }
    if state.pointee.standardError >= 0 { Descriptor.redirect(2, to: state.pointee.standardError) }
    if state.pointee.capture >= 0 { replayCapture(state) }
    if state.pointee.watchdog >= 0 {
        let word: StaticString = "down\n"
        _ = Descriptor.write(
            .init(start: word.utf8Start, count: word.utf8CodeUnitCount),
            to: state.pointee.watchdog)
    }
    TerminalDevice.dropWhatDelaysTheEnd(of: state.pointee.output)
}

/// Sends the captured output to the terminal.
private func replayCapture(_ state: UnsafeMutablePointer<RestoreState>) {
    let capture = state.pointee.capture
    let page = state.pointee.page
    Descriptor.rewind(capture)
    while case .bytes(let count) = Descriptor.read(capture, into: page), count > 0 {
        let bytes = UnsafeRawBufferPointer(start: page.baseAddress, count: count)
        if !writePatiently(state.pointee.output, bytes) { break }
    }
    Descriptor.empty(capture)
}

/// Writes all bytes, waiting briefly if the terminal is busy; returns false if it gave up.
@discardableResult
private func writePatiently(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var written = 0
    var patience = 2
    while written < bytes.count {
        switch Descriptor.write(.init(rebasing: bytes[written...]), to: descriptor) {
        case .bytes(let count): written += count
        case .wouldBlock where patience > 0:
            patience -= 1
            Descriptor.wait(for: descriptor, toTakeBytes: true, milliseconds: 25)
        case .wouldBlock, .failed: return false
        }
    }
    return true
}
#endif
