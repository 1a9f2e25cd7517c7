#if TABLEAU_HAS_TERMINAL
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

/// The modes in which a terminal handles input and output.
package struct TerminalModes: Sendable {
    private var modes = termios()

    /// Creates the modes of a terminal; nil if it is not a terminal.
    package init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    }

    /// The modes for a program that reads each key and draws the screen itself.
    package var raw: TerminalModes {
        var raw = self
        cfmakeraw(&raw.modes)
        raw.modes.c_iflag |= tcflag_t(IUTF8)
        withUnsafeMutableBytes(of: &raw.modes.c_cc) {
            $0[Int(VMIN)] = 1
            $0[Int(VTIME)] = 0
        }
        return raw
    }

    /// Sets the modes at once, regardless of keys typed ahead and of a blocked terminal.
    ///
    /// Safe in a signal handler.
    @discardableResult
    package func apply(to descriptor: Int32) -> Bool {
        // Not TCSADRAIN, which would wait for a blocked terminal forever.
        var modes = modes
        return tcsetattr(descriptor, TCSANOW, &modes) == 0
    }

    /// Whether the terminal itself edits and echoes lines.
    package var isCooked: Bool {
        let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
        return modes.c_lflag & wanted == wanted && modes.c_oflag & tcflag_t(OPOST) != 0
    }
}
#endif
