#if !canImport(UIKit)
import TableauPlatform

/// Keeps the program's output off the screen while the table is on it.
///
/// Standard output, and standard error if it is the terminal, are redirected to an unlinked file;
/// `restoreTerminal` replays it. Standard error redirected to a file stays there.
extension TerminalSession {
    func captureOutput() {
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

    /// Drops all but the end of output twice as long as the limit: a program may run for months.
    func trimOutput() {
        let (file, limit) = (restoreState.pointee.capture, options.captureLimit)
        guard file >= 0 else { return }
        let size = Descriptor.size(of: file)
        guard size > 2 * limit else { return }
        Descriptor.seek(file, to: size - limit)
        var kept = Descriptor.read(file, upTo: limit)[...]
        if let end = kept.firstIndex(of: UInt8(ascii: "\n")) { kept = kept[(end + 1)...] }
        droppedBytes += size - kept.count
        let note = "[\(droppedBytes) bytes of output were dropped]\n"
        droppedBytes -= note.utf8.count
        Descriptor.empty(file)
        restoreState.pointee.replayed = 0
        try? Descriptor.writeAll(Array(note.utf8) + kept, to: file)
    }
}
#endif
