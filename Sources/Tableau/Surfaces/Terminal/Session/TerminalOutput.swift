#if !canImport(UIKit)
import Dispatch
import Glibc

/// Sends bytes to the terminal without ever waiting for it.
///
/// A terminal that stops reading (Control-S, a frozen pane, a slow line) must not stop the
/// program. So the terminal is opened anew, not blocking: never by a flag on an inherited
/// descriptor, which the shell shares. What it does not take is kept, and while some is kept
/// ``isBusy`` says to skip frames.
@MainActor final class TerminalOutput {
    /// The private descriptor.
    let descriptor: Int32
    /// Called when a busy terminal has taken everything.
    var didDrain: (() -> Void)?
    /// Calls of `write` so far, and bytes taken by the terminal.
    private(set) var writes = 0
    private(set) var bytesSent = 0

    private var pending: [UInt8] = []
    private var source: (any DispatchSourceWrite)?

    /// Opens the terminal at a path, or failing that a copy of standard output.
    init(path: String?) throws {
        var descriptor: Int32 = -1
        if let path { descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
        if descriptor < 0 { descriptor = fcntl(1, F_DUPFD_CLOEXEC, 10) }
        guard descriptor >= 0 else { throw TerminalSession.error("open \(path ?? "terminal")") }
        self.descriptor = descriptor
    }

    /// Whether the terminal has not taken all of what was sent before.
    var isBusy: Bool { !pending.isEmpty }

    /// Sends bytes, with one `write` if the terminal keeps up.
    func send(_ bytes: [UInt8]) {
        if isBusy {
            pending.append(contentsOf: bytes)
            return
        }
        let written = write(bytes[...])
        if written < bytes.count {
            pending = Array(bytes[written...])
            waitUntilWritable()
        }
    }

    /// Forgets what the terminal has not taken.
    func dropPending() {
        pending = []
        source?.cancel()
        source = nil
    }

    /// Closes the descriptor.
    func end() {
        dropPending()
        close(descriptor)
    }

    private func write(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return 0 }
            var written = 0
            while written < buffer.count {
                let result = Glibc.write(descriptor, base + written, buffer.count - written)
                writes += 1
                if result > 0 {
                    written += result
                    bytesSent += result
                } else if errno == EAGAIN {
                    break
                } else if errno != EINTR {
                    // The terminal is gone; the end of input will say so.
                    return buffer.count
                }
            }
            return written
        }
    }

    private func waitUntilWritable() {
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.drain() }
        }
        source.resume()
        self.source = source
    }

    private func drain() {
        let written = write(pending[...])
        pending.removeFirst(written)
        guard pending.isEmpty else { return }
        source?.cancel()
        source = nil
        didDrain?()
    }
}
#endif
