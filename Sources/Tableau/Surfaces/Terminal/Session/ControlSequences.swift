#if !canImport(UIKit)
import Foundation

/// The sequences that set up a terminal and restore it.
enum ControlSequences {
    /// Alternate screen, no cursor, no line wrap, bracketed pastes, mouse buttons and drags in the
    /// SGR form, empty screen.
    static let enter =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
        + "\u{1B}[2J\u{1B}[H"

    /// Requests reports of the mouse's moves without a button.
    static let motion = Array("\u{1B}[?1003h".utf8)

    /// Requests the background colour.
    static let backgroundQuery = "\u{1B}]11;?\u{07}"

    /// Copies text to the terminal's clipboard, where the terminal allows it.
    static func copy(_ text: String) -> [UInt8] {
        Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}".utf8)
    }

    /// Reverses `enter`, in whatever state a frame was interrupted.
    ///
    /// The alternate screen is cleared before it is left, for terminals that have none.
    static let leave =
        "\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?2004l"
        + "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l"
}
#endif
