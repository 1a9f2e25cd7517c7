#if !canImport(UIKit)
import Foundation
import Tableau

/// Writes a recording in the asciicast format, version 2: a header line, then one line per event.
package struct CastWriter {
    package private(set) var text: String

    package init(size: TerminalSize, title: String) {
        text = "{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows),\"title\":"
        text += Self.json(PrintableText.line(title))
        text += ",\"env\":{\"TERM\":\"xterm-256color\"}}\n"
    }

    /// Records output (`o`) or another size (`r`), `time` seconds after the start.
    package mutating func add(_ kind: Character, _ data: String, at time: Double) {
        let seconds = String(format: "%.6f", max(0, time))
        text += "[\(seconds),\"\(kind)\",\(Self.json(data))]\n"
    }

    private static func json(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
#endif
