#if !canImport(UIKit)
import Foundation

extension TerminalTheme {
    /// Reads a theme from a text file.
    ///
    /// A line sets a value; what the file leaves out comes from the built-in theme `base`, or from
    /// ``dark``:
    ///
    /// ```
    /// # Tea with milk
    /// base = light
    /// accent = #8A4B08
    /// selection = #EAD7BC
    /// contrast = 7
    /// ```
    ///
    /// The colours have the names of the properties: `page`, `card`, `bar`, `title`, `secondary`,
    /// `accent`, `selection`, `selectedTitle`, `flash`, `field`. A colour is `#RRGGBB`; a number
    /// from 0 to 15, of the user's palette; or `default`, the terminal's own. `contrast` is
    /// ``leastContrast``, and `reverse = yes` is ``reversesSelection``.
    ///
    /// - Parameter path: The path of the file, of at most 64 KiB.
    /// - Throws: A ``TerminalError`` with the file, and with the line that is not understood.
    public init(contentsOfFile path: String) throws(TerminalError) {
        let limit = 65_536
        // A limit, because the file may be a device without an end.
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            data = try file.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw TerminalError(
                .invalidArgument,
                "The theme `\(path)` could not be read: \(TextOutput.reason(for: error)).")
        }
        guard data.count <= limit, let text = String(data: data, encoding: .utf8) else {
            throw TerminalError(
                .invalidArgument,
                "`\(path)` is not a theme: not a text of at most 64 KiB in UTF-8.")
        }
        var lines = ThemeLines(path: path)
        try lines.read(text)
        self = lines.theme
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// Creates a built-in theme from its name, or reads one from a path with `/`.
    init(nameOrFile text: String) throws(TerminalError) {
        if text.contains("/") {
            try self.init(contentsOfFile: text)
        } else if let theme = TerminalTheme(named: text) {
            self = theme
        } else {
            throw TerminalError(
                .invalidArgument,
                "There is no theme `\(text)`; there are \(Self.names), and files: ./\(text).")
        }
    }

    fileprivate static var names: String { all.map(\.name).joined(separator: ", ") }
}

/// The values in the lines of a theme's file.
private struct ThemeLines {
    let path: String
    var theme = TerminalTheme.dark
    private var line = 0
    /// The line that set each value.
    private var known: [Substring: Int] = [:]

    init(path: String) { self.path = path }

    mutating func read(_ text: String) throws(TerminalError) {
        for content in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            line += 1
            let content = trimmed(content)
            if content.isEmpty || content.hasPrefix("#") { continue }
            let parts = content.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw failure("`\(content)` is not of the form `accent = #8A4B08`")
            }
            let name = trimmed(parts[0])
            if let earlier = known[name] { throw failure("line \(earlier) sets `\(name)` already") }
            try set(name, to: trimmed(parts[1]))
            known[name] = line
        }
    }

    private mutating func set(_ name: Substring, to value: Substring) throws(TerminalError) {
        switch name {
        case "base":
            guard known.isEmpty else { throw failure("`base` must be the first value") }
            guard let base = TerminalTheme(named: String(value)) else {
                throw failure("no theme `\(value)`; there are \(TerminalTheme.names)")
            }
            theme = base
        case "contrast":
            guard let contrast = Double(value), (1...21).contains(contrast) else {
                throw failure("`\(value)` is not a contrast from 1 to 21")
            }
            theme.leastContrast = contrast
        case "reverse":
            guard value == "yes" || value == "no" else {
                throw failure("`\(value)` is neither `yes` nor `no`")
            }
            theme.reversesSelection = value == "yes"
        default:
            guard let color = Self.colors.first(where: { $0.name == name })?.value else {
                let names = Self.colors.map(\.name).joined(separator: ", ")
                throw failure("no value `\(name)`; there are base, contrast, reverse, \(names)")
            }
            guard let new = Self.color(value) else {
                throw failure("`\(value)` is not a colour: #RRGGBB, 0 to 15, or default")
            }
            theme[keyPath: color] = new
        }
    }

    private typealias Property = WritableKeyPath<TerminalTheme, ScreenColor>

    private static var colors: [(name: String, value: Property)] {
        [
            ("page", \.page), ("card", \.card), ("bar", \.bar), ("title", \.title),
            ("secondary", \.secondary), ("accent", \.accent), ("selection", \.selection),
            ("selectedTitle", \.selectedTitle), ("flash", \.flash), ("field", \.field),
        ]
    }

    private static func color(_ text: Substring) -> ScreenColor? {
        if text == "default" { return .standard }
        if let entry = UInt8(text), entry < 16 { return .palette(entry) }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let hex = UInt32(digits, radix: 16)
        else { return nil }
        return ScreenColor(hex)
    }

    private func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }

    private func failure(_ problem: String) -> TerminalError {
        TerminalError(.invalidArgument, "\(path):\(line): \(problem).")
    }
}
#endif
