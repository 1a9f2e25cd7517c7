#if !canImport(UIKit)
import TableauPlatform

/// Everything needed to give a terminal back, in plain memory that a signal handler may read.
///
/// A handler for a crash may run in the middle of any allocation, lock or lazy initialisation.
/// So this is allocated and touched before the handler is installed, and what reads it uses
/// nothing but system calls.
struct RestoreState {
    /// Whether the terminal is ours now: 1, or 0 once it was given back.
    var isActive: Int32 = 0
    /// Where the modes are set: the terminal as standard input.
    var input: Int32 = -1
    /// The private descriptor that frames are drawn on.
    var output: Int32 = -1
    /// The modes before ours.
    var modes: TerminalModes?
    /// The bytes that leave the alternate screen and reset every mode, and their number.
    var leave: UnsafeMutablePointer<UInt8>?
    var leaveCount = 0
    /// The file that captures standard output and error, and the descriptors they had before.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    /// Where the captured text passes through, page by page: nothing may be allocated then.
    let page = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    /// The pipe to the watchdog process.
    var watchdog: Int32 = -1
}

/// The one state of the process: its signal handlers have nothing else to find it by.
///
/// Unsafe by the rules of concurrency, but right: it is written on the main thread while
/// `isActive` is 0, and read by handlers only while it is 1.
nonisolated(unsafe) let restoreState: UnsafeMutablePointer<RestoreState> = {
    let state = UnsafeMutablePointer<RestoreState>.allocate(capacity: 1)
    state.initialize(to: RestoreState())
    return state
}()

/// Gives the terminal back, once, from wherever the process is: an orderly end, `exit`, or a crash.
///
/// Uses only calls that are safe in a signal handler, and never waits longer than about 100 ms for a
/// terminal that does not read.
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

/// Sends what was printed meanwhile to the terminal, where it would have gone.
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

/// Writes all bytes, waiting a little if the terminal is busy; false if it gave up.
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
