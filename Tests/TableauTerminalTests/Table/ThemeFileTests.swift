import Foundation
import TableauTerminal
import TestEnvironment
import Testing

/// Themes in files: what is in them, and what is said of a file that is no theme.
@MainActor @Suite struct ThemeFileTests {
    /// Writes a file, reads it as a theme, and removes it.
    private func theme(_ text: String) throws -> TerminalTheme {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("tea-\(UUID().uuidString).theme")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var theme = try TerminalTheme(contentsOfFile: file.path)
        expect(theme.name.hasPrefix("tea-") && !theme.name.hasSuffix(".theme"))
        theme.name = ""
        return theme
    }

    private func builtIn(_ theme: TerminalTheme) -> TerminalTheme {
        var theme = theme
        theme.name = ""
        return theme
    }

    @Test func aFileChangesTheThemeThatItNames() throws {
        var expected = builtIn(.light)
        expected.accent = ScreenColor(0x8A4B08)
        expected.selectedTitle = .palette(12)
        expected.page = .standard
        expected.leastContrast = 7
        expected.reversesSelection = true
        let text = """
            # Tea with milk

            base = light
              accent=#8A4b08
            selectedTitle = 12
            page = default
            contrast = 7
            reverse = yes
            """
        try expect(theme(text), expected)
        try expect(theme(text.replacingOccurrences(of: "\n", with: "\r\n")), expected)
    }

    @Test func whatIsLeftOutIsDark() throws {
        try expect(theme(""), builtIn(.dark))
        for (name, color) in [
            ("page", \TerminalTheme.page), ("card", \.card), ("bar", \.bar), ("title", \.title),
            ("secondary", \.secondary), ("accent", \.accent), ("selection", \.selection),
            ("selectedTitle", \.selectedTitle), ("flash", \.flash), ("field", \.field),
        ] {
            var expected = builtIn(.dark)
            expected[keyPath: color] = ScreenColor(0x010203)
            try expect(theme("\(name) = #010203"), expected, "\(name)")
        }
    }

    @Test(arguments: [
        ("accent", ":1: `accent` is not of the form"),
        ("\nacent = #000000", ":2: no value `acent`; there are base, contrast, reverse, page,"),
        ("accent = red", ":1: `red` is not a colour: #RRGGBB"),
        ("accent = #12345", ":1: `#12345` is not"), ("accent = #12345G", ":1: `#12345G` is not"),
        ("accent = #+12345", ":1: `#+12345` is not"), ("accent = 16", ":1: `16` is not"),
        ("accent =", ":1: `` is not a colour"), ("= 3", ":1: no value ``"),
        ("accent = 1\n# \naccent = 2", ":3: line 1 sets `accent` already."),
        ("base = sepia", ":1: no theme `sepia`; there are dark, light,"),
        ("accent = 1\nbase = light", ":2: `base` must be the first value."),
        ("contrast = 22", ":1: `22` is not a contrast from 1 to 21."),
        ("contrast = nan", ":1: `nan` is not a contrast"),
        ("reverse = maybe", ":1: `maybe` is neither"),
    ])
    func aLineThatIsNotUnderstoodIsNamed(text: String, complaint: String) {
        #expect {
            try theme(text)
        } throws: { error in
            "\(error)".contains(".theme\(complaint)")
        }
    }

    @Test(arguments: ["/nowhere/tea.theme", "/dev/zero", "/"])
    func aFileThatIsNoTextIsRefused(path: String) {
        #expect {
            try TerminalTheme(contentsOfFile: path)
        } throws: { error in
            (error as? TerminalError)?.code == .invalidArgument && "\(error)".contains("`\(path)`")
        }
    }

    @Test func anArgumentNamesAThemeOrAFile() throws {
        let terminal = TerminalEnvironment(variables: ["TERM": "xterm"], isTerminal: true)
        #expect {
            try TerminalOptions(arguments: ["--theme", "sepia"], environment: terminal)
        } throws: { error in
            "\(error)".hasSuffix("no-color, and files: ./sepia.")
        }
        #expect {
            try TerminalOptions(arguments: ["--theme", "./sepia"], environment: terminal)
        } throws: { error in
            "\(error)".hasSuffix("`./sepia` could not be read: No such file or directory.")
        }
    }

    /// Foundation says that it could not be completed, and a number.
    @Test(arguments: [
        ("/nowhere/tea.svg", "No such file or directory"), ("/", "Is a directory"),
    ])
    func aMessageSaysWhyAFileCannotBeWritten(path: String, reason: String) {
        #expect {
            try TextOutput.write("text", toFile: path)
        } throws: { error in
            "\(error)" == "The file `\(path)` cannot be written: \(reason)."
        }
    }
}
