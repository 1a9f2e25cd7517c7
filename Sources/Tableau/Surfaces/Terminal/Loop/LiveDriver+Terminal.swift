#if !canImport(UIKit)
import TableauPlatform

/// The terminal while it is ours: raw modes, the alternate screen, a private descriptor to draw on,
/// and their restoration however the process ends.
///
/// Meanwhile the program's output is captured (it would corrupt the screen) and replayed after the
/// terminal is restored, so a `fatalError` message is never lost.
extension LiveDriver {
    /// Sets up the terminal: at the start, and again after each suspension.
    func enterTerminal() throws {
        captureOutput()
        restoreState.pointee.ownsScreen.store(true, ordering: .releasing)
        guard restoreState.pointee.modes?.raw.apply(to: input.descriptor) == true else {
            let error = TerminalError(call: "tcsetattr")
            leaveTerminal()
            throw error
        }
        let query = application.options.asksForBackground ? ControlSequences.backgroundQuery : ""
        output.send(Array((ControlSequences.enter + query).utf8))
    }

    func leaveTerminal() {
        leaveScreen()
        System.flushOutput()
        trimOutput(to: application.options.captureLimit)
        restoreTerminal()
    }

    /// Restores the terminal; output is captured until ``leaveTerminal()``.
    func leaveScreen() {
        output.dropPending()
        restoreScreen()
    }

    /// The terminal's current size, or 80 x 24 if it does not report one.
    var size: TerminalSize {
        let size = TerminalDevice.size(of: output.descriptor) ?? (80, 24)
        return TerminalSize(columns: size.columns, rows: size.rows)
    }
}

enum ControlSequences {
    /// Alternate screen, no cursor, no line wrap, bracketed pastes, mouse buttons and drags in the
    /// SGR form, empty screen.
    static let enter =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        + "\u{1B}[2J\u{1B}[H"

    static let backgroundQuery = "\u{1B}]11;?\u{07}"

    /// Reverses `enter`, in whatever state a frame was interrupted.
    ///
    /// The alternate screen is cleared before it is left, for terminals that have none. Not a
    /// `String`, which a signal handler could not write, nor kept, which would be lazy.
    static var leave: StaticString {
        """
        \u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l\
        \u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l
        """
    }
}
#endif
