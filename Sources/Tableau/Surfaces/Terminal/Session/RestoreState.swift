#if !canImport(UIKit)
import Synchronization
import TableauPlatform

/// Everything needed to restore a terminal, in plain memory that a signal handler can read.
///
/// A crash handler may run in the middle of any allocation, lock or lazy initialisation. So this is
/// allocated and touched before the handler is installed, and its readers use only system calls.
struct RestoreState: ~Copyable {
    /// Whether the screen and the modes are the program's, and whether its output is captured.
    ///
    /// Whoever sets one back does what it takes, once: the main thread, a crash handler, or the
    /// queue that ends a busy program.
    let ownsScreen = Atomic(false)
    let isCapturing = Atomic(false)
    /// The descriptor to set the modes on: the terminal as standard input.
    var input: Int32 = -1
    /// The private descriptor for drawing frames.
    var output: Int32 = -1
    var modes: TerminalModes?
    // The file that captures standard output and error, and their original descriptors.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    /// The number of captured bytes that were already replayed.
    var replayed = 0
    /// The buffer for copying captured text: nothing may be allocated then.
    let page = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
}

/// The single state of the process: signal handlers have no other way to find it.
///
/// Not checked by the compiler, but safe: it is written on the main thread while `ownsScreen` and
/// `isCapturing` are false, and others read it only after they have set one of them from true to
/// false.
nonisolated(unsafe) let restoreState: UnsafeMutablePointer<RestoreState> = {
    let state = UnsafeMutablePointer<RestoreState>.allocate(capacity: 1)
    state.initialize(to: RestoreState())
    return state
}()

/// Restores the terminal and replays the captured output, once, however the program ends.
///
/// Uses only calls that are safe in a signal handler, and never waits long for a terminal that does
/// not read.
func restoreTerminal() {
    restoreScreen()
    releaseOutput()
    TerminalDevice.dropWhatDelaysTheEnd(of: restoreState.pointee.output)
}

func restoreScreen() {
    let state = restoreState
    guard state.pointee.ownsScreen.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let leave = ControlSequences.leave
    let bytes = UnsafeRawBufferPointer(start: leave.utf8Start, count: leave.utf8CodeUnitCount)
    Descriptor.write(bytes, to: state.pointee.output, waits: 2, milliseconds: 25)
    state.pointee.modes?.apply(to: state.pointee.input)
}

/// Gives the program its output back, and sends what was captured to the terminal, or leaves in the
/// file what that doesn't take for a second.
func releaseOutput() {
    let state = restoreState
    guard state.pointee.isCapturing.exchange(false, ordering: .acquiringAndReleasing) else {
        return
    }
    giveBack(1, state.pointee.standardOutput)
    giveBack(2, state.pointee.standardError)
    let capture = state.pointee.capture
    let page = state.pointee.page
    Descriptor.seek(capture, to: state.pointee.replayed)
    while case .bytes(let count) = Descriptor.read(capture, into: page), count > 0 {
        let bytes = UnsafeRawBufferPointer(start: page.baseAddress, count: count)
        let written = Descriptor.write(
            bytes, to: state.pointee.output, waits: 2, milliseconds: 500)
        state.pointee.replayed += written
        if written < count { return }
    }
    state.pointee.replayed = 0
    Descriptor.empty(capture)
}

/// Keeps the program's output off the screen, until ``releaseOutput()``.
///
/// Standard output, and standard error if it is the terminal, are redirected to an unlinked file.
/// Standard error redirected to a file stays there.
@MainActor func captureOutput() {
    let state = restoreState
    // A program that was stopped unasked has not given it back.
    if state.pointee.isCapturing.load(ordering: .acquiring) { return }
    if state.pointee.capture < 0 { state.pointee.capture = Descriptor.makeTemporaryFile() }
    guard state.pointee.capture >= 0 else { return }
    state.pointee.standardOutput = Descriptor.duplicate(1)
    state.pointee.standardError = Descriptor.isTerminal(2) ? Descriptor.duplicate(2) : -1
    // The C library's buffer contains earlier output.
    System.flushOutput()
    // A file would be block-buffered, and a crash would lose the last block.
    System.flushOutputAtEachLine()
    Descriptor.redirect(1, to: state.pointee.capture)
    if state.pointee.standardError >= 0 { Descriptor.redirect(2, to: state.pointee.capture) }
    state.pointee.isCapturing.store(true, ordering: .releasing)
}

/// Drops all but the end of captured output twice as long as the limit: a program may run for months.
@MainActor func trimOutput(to limit: Int) {
    let state = restoreState
    let file = state.pointee.capture
    guard file >= 0 else { return }
    let size = Descriptor.size(of: file)
    guard size > 2 * limit else { return }
    Descriptor.seek(file, to: size - limit)
    var kept = Descriptor.read(file, upTo: limit)[...]
    if let end = kept.firstIndex(of: UInt8(ascii: "\n")) { kept = kept[(end + 1)...] }
    Descriptor.empty(file)
    state.pointee.replayed = 0
    try? Descriptor.writeAll(Array("[Earlier output was dropped]\n".utf8) + kept, to: file)
}

private func giveBack(_ descriptor: Int32, _ original: Int32) {
    if original < 0 { return }
    Descriptor.redirect(descriptor, to: original)
    Descriptor.close(original)
}
#endif
