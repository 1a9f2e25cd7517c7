#if !canImport(UIKit)
import Foundation
import Tableau
import TableauPictures
import TableauPlatform

/// Writes text to standard output, standard error and files.
package enum TextOutput {
    /// Prints text on standard output; a reader that closed it (`| head`) has all it needs.
    package static func print(_ text: String) throws(TerminalError) {
        do {
            System.flushOutput()
            try Signal.withoutPipeSignal { () throws(SystemError) in
                try Descriptor.writeAll(Array(text.utf8), to: 1)
            }
        } catch {
            if error.isBrokenPipe { return }
            throw TerminalError(.system, "Writing the text failed: \(error).")
        }
    }

    /// Prints an error message, without the control characters of what it quotes, on standard error.
    package static func complain(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        System.writeError(lines.map { PrintableText.line(String($0)) }.joined(separator: "\n"))
    }

    /// Writes a file in place: renaming a temporary file would replace a link or a device.
    package static func write(_ text: String, toFile path: String) throws(TerminalError) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw TerminalError(
                .recording,
                "The file `\(path)` cannot be written: \(reason(for: error)).")
        }
    }

    /// Returns the system's description of an error; that of Foundation may be a number.
    package static func reason(for error: any Error) -> String {
        guard let cause = (error as? CocoaError)?.underlying.map({ $0 as NSError }),
            cause.domain == NSPOSIXErrorDomain
        else { return error.localizedDescription }
        return SystemError(code: Int32(cause.code)).description
    }
}

extension TerminalScreen {
    /// The screen without a terminal: its title, then its table as text.
    package var plainText: String {
        let title = title.isEmpty ? "" : PrintableText.line(title) + "\n\n"
        let rows = PlainText.render(table)
        return title + (rows.isEmpty ? PrintableText.line(emptyText) + "\n" : rows)
    }
}
#endif
