#if !canImport(UIKit)
import Glibc

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
    var modes = termios()
    /// The bytes that leave the alternate screen and reset every mode, and their number.
    var leave: UnsafeMutablePointer<UInt8>?
    var leaveCount = 0
    /// The file that captures standard output and error, and the descriptors they had before.
    var capture: Int32 = -1
    var standardOutput: Int32 = -1
    var standardError: Int32 = -1
    /// Where the captured text passes through, page by page: nothing may be allocated then.
    let page = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    /// The pipe to the guardian process.
    var guardian: Int32 = -1
    /// The actions of the crash signals before ours, in the order that `CrashGuard` lists them.
    var actions = (
        sigaction(), sigaction(), sigaction(), sigaction(), sigaction(), sigaction()
    )
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
/// Uses only calls that are safe in a signal handler, and never waits longer than about 50 ms for a
/// terminal that does not read.
func restoreTerminal() {
    let state = restoreState
    if state.pointee.isActive == 0 { return }
    state.pointee.isActive = 0
    if let leave = state.pointee.leave {
        writePatiently(state.pointee.output, leave, state.pointee.leaveCount)
    }
    // Not TCSADRAIN, which would wait for a stuck terminal for ever.
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.modes)
    if state.pointee.standardOutput >= 0 { dup2(state.pointee.standardOutput, 1) }
    if state.pointee.standardError >= 0 { dup2(state.pointee.standardError, 2) }
    if state.pointee.capture >= 0 { replayCapture(state) }
    if state.pointee.guardian >= 0 { _ = write(state.pointee.guardian, "down\n", 5) }
}

/// Sends what was printed meanwhile to the terminal, where it would have gone.
private func replayCapture(_ state: UnsafeMutablePointer<RestoreState>) {
    let capture = state.pointee.capture
    lseek(capture, 0, SEEK_SET)
    while let page = state.pointee.page.baseAddress {
        let count = read(capture, page, state.pointee.page.count)
        if count <= 0 { break }
        let bytes = page.assumingMemoryBound(to: UInt8.self)
        if !writePatiently(state.pointee.output, bytes, count) { break }
    }
    ftruncate(capture, 0)
    lseek(capture, 0, SEEK_SET)
}

/// Writes all bytes, waiting a little if the terminal is busy; false if it gave up.
@discardableResult
private func writePatiently(
    _ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int
) -> Bool {
    var written = 0
    var patience = 2
    while written < count {
        let result = write(descriptor, bytes + written, count - written)
        if result > 0 {
            written += result
        } else if errno == EAGAIN, patience > 0 {
            patience -= 1
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&wait, 1, 25)
        } else if errno != EINTR {
            return false
        }
    }
    return true
}
#endif
