#if !canImport(UIKit)
/// The sequences that set up a terminal and restore it.
enum ControlSequences {
    /// Alternate screen, no cursor, no line wrap, bracketed pastes, mouse buttons and drags in the
    /// SGR form, empty screen.
    static let enter =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        + "\u{1B}[2J\u{1B}[H"

    static let backgroundQuery = "\u{1B}]11;?\u{07}"

    /// Reverses `enter`, in whatever state a frame was interrupted.
    ///
    /// The alternate screen is cleared before it is left, for terminals that have none.
    static let leave =
        "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
        + "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l"
}
#endif
