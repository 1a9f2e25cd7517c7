import TableauPlatform

/// A line on standard error that shows what is being measured, if it is a terminal.
final class Progress {
    private let visible = System.errorStreamIsTerminal
    private var started = 0

    func show(_ name: String, _ n: Int) {
        started += 1
        guard visible else { return }
        System.writeError("\r\u{1B}[K\(started): \(name), n = \(n) ...")
    }

    func clear() {
        guard visible else { return }
        System.writeError("\r\u{1B}[K")
    }
}
