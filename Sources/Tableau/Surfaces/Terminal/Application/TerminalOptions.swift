#if !canImport(UIKit)
public import Tableau

/// The options of a terminal application, which a user can set on the command line.
///
/// ```swift
/// let options = try TerminalOptions(arguments: Array(CommandLine.arguments.dropFirst()))
/// try TerminalScreen(table, title: "Accounts").run(options)
/// ```
///
/// ``usage`` lists the arguments; unknown ones are left for the program, in ``remaining``.
@MainActor public struct TerminalOptions {
    /// Whether to print the table as text and end: `--plain`, and where there is no terminal.
    public var isPlain: Bool
    /// Whether to support screen readers: the real cursor on the selected row, no motion, no
    /// frames; `--accessible`.
    public var isAccessible = false
    /// Whether changes of rows are animated; not with `--no-animation` or `NO_ANIMATION=1`.
    public var isAnimated: Bool
    /// The colours, by name `--theme NAME`; nil chooses by the terminal's colours and background.
    public var theme: TerminalTheme?
    /// Keys to play instead of the user's, for tests and recordings: `--keys "r,down,wait:0.5"`.
    ///
    /// Such a run needs no terminal: it uses a virtual clock, and prints its last screen as text.
    public var keys: String?
    /// The file for a recording of the scripted run, in the asciicast format: `--cast FILE`.
    public var castPath: String?
    /// The file for a film of the scripted run, an SVG: `--film FILE`; dark without a ``theme``.
    public var filmPath: String?
    /// The file for a picture of the last screen of the scripted run, a similar SVG: `--still FILE`.
    public var stillPath: String?
    /// The size of a scripted run: `--size 80x24`; on a terminal, its own size is used.
    public var size: TerminalSize?
    /// The seconds within which the main thread answers a request to end, and then finishes.
    package var answerTime = 2.0
    /// The number of bytes to keep of what the program prints meanwhile, at least.
    package var captureLimit = 1 << 20
    /// The clock for frames, timers and services that wait; virtual for a plain or scripted run.
    public var clock: any TerminalClock
    /// The arguments that are not about the terminal, in order.
    public private(set) var remaining: [String] = []

    package var capabilities: TerminalCapabilities

    /// Creates the default options for this terminal.
    public init() { self.init(.current) }

    /// Creates options from command-line arguments.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    /// - Throws: A ``TerminalError`` that names the invalid argument.
    public init(arguments: [String]) throws(TerminalError) {
        try self.init(arguments: arguments, .current)
    }

    package init(_ capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
        isPlain = !capabilities.isAddressable
        // With few colours, nothing can fade.
        isAnimated = !capabilities.isStill && capabilities.colorDepth >= .ansi256
        clock = isPlain ? TerminalVirtualClock() : TerminalSystemClock()
    }

    package init(arguments: [String], _ terminal: TerminalCapabilities) throws(TerminalError) {
        self.init(terminal)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            func value() throws(TerminalError) -> String {
                if let value = rest.popFirst() { return value }
                throw TerminalError(.invalidArgument, "\(argument) needs a value after it.")
            }
            switch argument {
            case "--plain": isPlain = true
            case "--accessible":
                isAccessible = true
                isAnimated = false
            case "--no-animation": isAnimated = false
            case "--theme":
                let name = try value()
                theme = TerminalTheme.all.first { $0.name == name }
                if theme != nil { continue }
                let names = TerminalTheme.all.map(\.name).joined(separator: ", ")
                throw TerminalError(
                    .invalidArgument, "There is no theme `\(name)`; there are \(names).")
            case "--size":
                let text = try value()
                size = TerminalSize(text)
                if size != nil { continue }
                throw TerminalError(.invalidArgument, "`--size \(text)` is not of the form 80x24.")
            case "--keys":
                let text = try value()
                _ = try KeyScript(text)
                keys = text
            case "--cast": castPath = try value()
            case "--film": filmPath = try value()
            case "--still": stillPath = try value()
            default: remaining.append(argument)
            }
        }
        if isScripted {
            // It shows what a capable terminal would, whatever this one is.
            isPlain = arguments.contains("--plain")
            let isStill = capabilities.isStill || arguments.contains("--no-animation")
            isAnimated = !isStill && !isAccessible
            if capabilities.colorDepth > .none { capabilities = .full }
        }
        if isPlain || isScripted { clock = TerminalVirtualClock() }
    }

    /// Whether keys are played instead of read.
    public var isScripted: Bool { keys != nil || recordsItself }

    var recordsItself: Bool { castPath != nil || filmPath != nil || stillPath != nil }

    /// Whether the terminal's background matters: it has enough colours to choose for it.
    var asksForBackground: Bool { theme == nil && capabilities.colorDepth >= .ansi256 }

    /// Returns the theme in use, on a background if the terminal has reported it.
    func theme(on background: ScreenColor?) -> TerminalTheme {
        if let theme { return theme }
        switch capabilities.colorDepth {
        case .none: return .noColor
        case .ansi16: return .palette
        default: return background?.isLight ?? capabilities.isLight ? .light : .dark
        }
    }
}

extension TerminalOptions {
    /// The options, the keys of a screen and the steps of a key script as text, for the help of a
    /// program.
    ///
    /// ```swift
    /// print("usage: accounts [OPTION...]\n\noptions:\n\(TerminalOptions.usage)")
    /// ```
    public static var usage: String {
        """
          --plain          print the table as text; the same as where there is no terminal
          --keys "r,down"  play keys on a virtual clock, then print the screen
          --size 80x24     the size of the screen for that
          --cast FILE      record that run in the asciicast format
          --film FILE      draw that run as a picture that moves, an SVG
          --still FILE     draw its last screen as a picture, an SVG
          --theme NAME     dark, light, high-contrast, palette or no-color
          --accessible     be read aloud well: no motion, the cursor on the row
          --no-animation   let nothing move by itself

        keys on a screen:
        \(BrowsingCommand.keys.usage)

        steps of --keys, separated by commas: a character,
        \(KeyScript.usage)
        """
    }
}
#endif
