#if !canImport(UIKit)
/// How a terminal application runs: what a user may ask for on the command line.
///
/// ```swift
/// let options = try TerminalOptions(arguments: Array(CommandLine.arguments.dropFirst()))
/// try TerminalScreen(table, title: "Accounts").run(options)
/// ```
///
/// | argument | meaning |
/// |---|---|
/// | `--plain` | print the table as text and end; also chosen where there is no terminal |
/// | `--accessible` | for screen readers: the cursor on the row, no motion, no frames |
/// | `--no-animation` | nothing moves by itself; also by `NO_ANIMATION=1` |
/// | `--theme NAME` | `dark`, `light`, `high-contrast`, `palette`, `no-color` |
/// | `--size 80x24` | the size of a scripted run |
/// | `--keys "r,down,enter"` | play keys on a virtual clock, then print the screen |
/// | `--cast FILE` | record the scripted run |
/// | `--film FILE` | draw it as a picture that moves, an SVG |
/// | `--still FILE` | draw its last screen, an SVG |
///
/// Arguments it does not know are left for the program, in ``remaining``.
@MainActor public struct TerminalOptions {
    /// Print the table as text and end.
    public var isPlain: Bool
    /// Be read aloud well: the real cursor on the selected row, no motion, no frames.
    public var isAccessible: Bool
    /// Whether rows move when they change.
    public var isAnimated: Bool
    /// The colours; nil chooses by what the terminal has, its background included.
    public var theme: TerminalTheme?
    /// Keys to play instead of a person's, for tests and recordings: `"r,down,wait:0.5,enter"`.
    ///
    /// Such a run needs no terminal: it takes place on a virtual clock, and its last screen is
    /// printed as text.
    public var keys: String?
    /// The file for a recording of the scripted run, in the asciicast format.
    public var castPath: String?
    /// The file for a film of the scripted run, as an SVG that is dark or light as its reader is.
    public var filmPath: String?
    /// The file for a picture of the last screen of the scripted run, as such an SVG.
    public var stillPath: String?
    /// The size of a scripted run; that of a terminal is what it is.
    public var size: TerminalSize?
    /// Whether a small shell process restores the terminal should this one be killed outright.
    public var guardsAgainstKill = true
    /// The clock that frames and timers keep to.
    ///
    /// Virtual for a plain or scripted run, so that waiting takes no time there. Services that
    /// wait should wait with it.
    public var clock: any TerminalClock
    /// The arguments that are not about the terminal, in their order.
    public private(set) var remaining: [String] = []

    var capabilities: TerminalCapabilities

    /// The options a person would want on this terminal.
    public init() {
        self.init(environment: TerminalEnvironment.current)
    }

    /// The options that command-line arguments ask for.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    /// - Throws: A ``TerminalError`` that names the argument that makes no sense.
    public init(arguments: [String]) throws(TerminalError) {
        try self.init(arguments: arguments, environment: TerminalEnvironment.current)
    }

    /// The options for an environment other than the process's own.
    package init(environment: TerminalEnvironment) {
        let capabilities = TerminalCapabilities(environment: environment.variables)
        self.capabilities = capabilities
        isPlain = !environment.isTerminal || !capabilities.isAddressable
        isAccessible = false
        isAnimated = !capabilities.isStill
        clock = isPlain ? TerminalVirtualClock() : TerminalSystemClock()
    }

    /// The options that arguments ask for in an environment.
    package init(arguments: [String], environment: TerminalEnvironment) throws(TerminalError) {
        self.init(environment: environment)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--plain": isPlain = true
            case "--accessible":
                isAccessible = true
                isAnimated = false
            case "--no-animation": isAnimated = false
            case "--theme":
                let name = try Self.value(of: argument, &rest)
                guard let theme = TerminalTheme(named: name) else {
                    let names = TerminalTheme.all.map(\.name).joined(separator: ", ")
                    throw TerminalError(
                        .invalidArgument, "There is no theme `\(name)`; there are \(names).")
                }
                self.theme = theme
            case "--size":
                let text = try Self.value(of: argument, &rest)
                guard let size = TerminalSize(text) else {
                    throw TerminalError(
                        .invalidArgument, "`--size \(text)` is not of the form 80x24.")
                }
                self.size = size
            case "--keys":
                let text = try Self.value(of: argument, &rest)
                _ = try KeyScript(text)
                keys = text
            case "--cast": castPath = try Self.value(of: argument, &rest)
            case "--film": filmPath = try Self.value(of: argument, &rest)
            case "--still": stillPath = try Self.value(of: argument, &rest)
            default: remaining.append(argument)
            }
        }
        if isScripted {
            prepareScript(
                explicitPlain: arguments.contains("--plain"),
                explicitStill: arguments.contains("--no-animation")
                    || environment.asksForStillness)
        }
        if isPlain || isScripted { clock = TerminalVirtualClock() }
    }

    /// How many colours the terminal shows.
    package var colorDepth: ColorDepth {
        get { capabilities.colorDepth }
        set { capabilities.colorDepth = newValue }
    }

    /// Whether keys are played instead of read.
    public var isScripted: Bool { keys != nil || recordsItself }

    /// Whether a file is made of the run.
    var recordsItself: Bool { castPath != nil || filmPath != nil || stillPath != nil }

    /// A scripted run shows what a capable terminal would, whatever this one is.
    private mutating func prepareScript(explicitPlain: Bool, explicitStill: Bool) {
        isPlain = explicitPlain
        if capabilities.colorDepth > .none { capabilities = .full }
        isAnimated = !(explicitStill || isAccessible)
    }

    private static func value(
        of argument: String, _ rest: inout ArraySlice<String>
    ) throws(TerminalError) -> String {
        guard let value = rest.popFirst() else {
            throw TerminalError(.invalidArgument, "\(argument) needs a value after it.")
        }
        return value
    }

    /// Whether the background of the terminal matters: it has colours enough to choose for it.
    var asksForBackground: Bool { theme == nil && capabilities.colorDepth >= .ansi256 }

    /// The theme in use, on a background if the terminal has told it.
    func theme(on background: ScreenColor?) -> TerminalTheme {
        if let theme { return theme }
        switch capabilities.colorDepth {
        case .none: return .noColor
        case .ansi16: return .palette
        default: return background?.isLight ?? capabilities.isLight ? .light : .dark
        }
    }
}
#endif
