#if !canImport(UIKit)
import Dispatch
import TableauPlatform

/// Sends bytes to the terminal without ever blocking.
///
/// A terminal that stops reading (Control-S, a frozen pane, a slow line) must not stop the program.
/// So the terminal is opened a second time, non-blocking: never by a flag on an inherited
/// descriptor, which the shell shares. Unsent bytes are kept, and meanwhile ``isBusy`` tells the
/// caller to skip frames.
@MainActor final class TerminalOutput {
    let descriptor: Int32
    /// Called when a busy terminal has accepted all bytes.
    var didDrain: (() -> Void)?

    private var pending: [UInt8] = []
    private var watch: (any DispatchSourceWrite)?

    /// Opens the terminal of standard output once more, or otherwise a copy of that.
    init() throws {
        var descriptor = TerminalDevice.open(1)
        if descriptor < 0 { descriptor = Descriptor.duplicate(1) }
        guard descriptor >= 0 else { throw TerminalError(call: "open") }
        self.descriptor = descriptor
    }

    var isBusy: Bool { !pending.isEmpty }

    /// Sends bytes, with one `write` if the terminal keeps up.
    func send(_ bytes: [UInt8]) {
        pending += bytes
        if watch == nil { writePending() }
    }

    func dropPending() {
        pending = []
        watch?.cancel()
        watch = nil
    }

    func end() {
        dropPending()
        Descriptor.close(descriptor)
    }

    private func writePending() {
        while !pending.isEmpty {
            switch pending.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) {
            case .bytes(let count): pending.removeFirst(count)
            case .wouldBlock:
                if watch != nil { return }
                let watch = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
                watch.setEventHandler { [weak self] in
                    MainActor.assumeIsolated { self?.writePending() }
                }
                watch.resume()
                self.watch = watch
                return
            // The terminal is gone; the end of input will report it.
            case .failed: pending = []
            }
        }
        guard watch != nil else { return }
        dropPending()
        didDrain?()
    }
}
#endif
