#if !canImport(UIKit)
import Foundation
public import Tableau
import TableauPlatform

/// An application on a terminal: a stack of screens, of which the topmost is visible.
///
/// An element of the stack may be a ``TerminalSplit``: several screens side by side.
///
/// ```swift
/// let app = TerminalApplication(root: TerminalScreen(table, title: "Accounts"))
/// try app.run()
/// ```
///
/// It sets up the terminal when it runs and restores it however the program ends: when the user
/// quits, on a signal, on a crash. What the program prints meanwhile appears afterwards.
///
/// Without a terminal, or with `--plain`, it prints its table as text and returns.
@MainActor public final class TerminalApplication {
    /// The screens, the topmost last; of a split, the one with the focus.
    public var screens: [TerminalScreen] { stack.map(\.focusedScreen) }

    /// A screen alone is a split of one.
    private(set) var stack: [TerminalSplit]

    /// The options with which it runs.
    public let options: TerminalOptions

    /// The clock: virtual in a scripted or plain run.
    public var clock: any TerminalClock { options.clock }

    /// Draws its frames, once there is a place for them.
    weak var frames: TerminalFrames?
    /// Runs it on a terminal, if it has one.
    weak var driver: LiveDriver?

    var size = TerminalSize(columns: 80, rows: 24)
    /// The message in the status line, and when it goes by itself.
    var message: (text: String, end: Double)?
    /// The background colour reported by the terminal.
    var background: ScreenColor?
    var question: Question?
    /// What the last written frame shows outside the tables.
    var seen = DrawnFrame()
    /// What the frame that is being written shows there; nil if none is.
    var drawn: DrawnFrame?
    /// The number of lines of the help that are scrolled away; nil while it is hidden.
    var help: Int?
    /// The place and time of the last event of the mouse that no question took, and whether it
    /// activated a row.
    var pointer: (column: Int, row: Int, time: Double, opensRow: Bool)?
    /// Called when it quits, once.
    var didQuit: (() -> Void)?
    private var quitHandlers: [@MainActor () -> Void] = []
    package private(set) var hasQuit = false

    /// The maximum time between the two clicks of a double click on a row, in seconds.
    static let doubleClickTime = 0.4

    /// The time for which a message is shown, in seconds.
    static let messageTime = 4.0

    /// Creates an application with one screen.
    ///
    /// - Parameters:
    ///   - root: The screen that stays when all others are popped.
    ///   - options: The options; by default chosen for the terminal.
    public convenience init(
        root: TerminalScreen, options: TerminalOptions = TerminalOptions()
    ) {
        self.init(root: TerminalSplit(root), options: options)
    }

    /// Creates an application with several screens side by side, as with one.
    public init(root: TerminalSplit, options: TerminalOptions = TerminalOptions()) {
        stack = [root]
        self.options = options
        if let size = options.size { self.size = size }
        adopt(root)
    }

    /// Shows a screen above the others, unless it is already shown.
    public func push(_ screen: TerminalScreen) { push(TerminalSplit(screen)) }

    /// Shows several screens above the others, unless one of them is already shown.
    public func push(_ split: TerminalSplit) {
        guard split.screens.allSatisfy({ $0.application == nil }) else { return }
        // What is typed on was meant for the screen below.
        split.focusedScreen.ignoresTyping = top.expectsTyping
        for screen in self.split.screens { screen.cancelInteraction() }
        stack.append(split)
        adopt(split)
        shownScreenDidChange()
    }

    /// Removes the topmost screen, or split, unless it is the only one.
    public func pop() {
        guard stack.count > 1 else { return }
        let split = stack.removeLast()
        // What is typed on was meant for that screen.
        if split.focusedScreen.expectsTyping { top.ignoresTyping = true }
        for screen in split.screens {
            screen.cancelInteraction()
            screen.application = nil
        }
        adopt(self.split)
        shownScreenDidChange()
        for screen in split.screens { screen.onPop?() }
    }

    func shownScreenDidChange() {
        takeBackQuestion()
        // Screens that are covered now are not drawn, where that is noticed.
        for screen in allScreens { screen.noticeTouch() }
        (seen, drawn) = (DrawnFrame(), nil)
        frames?.setNeedsFrame()
    }

    /// Shows a message in the status line for a few seconds.
    public func status(_ text: String) {
        message = (text, clock.now + Self.messageTime)
        frames?.setNeedsFrame()
    }

    /// Ends ``run()`` at the end of this turn of the main loop.
    public func quit() {
        hasQuit = true
        didQuit?()
    }

    /// Calls a function once, when the program ends, before ``run()`` returns: after `q` or
    /// Control-C, ``quit()``, a signal that ends it, and the loss of the terminal alike.
    ///
    /// ```swift
    /// app.onQuit { try? settings.save() }
    /// ```
    ///
    /// The terminal is restored by then; what the function prints appears on it. It has two seconds;
    /// then the program is ended. If the main thread is too busy for two seconds to call it, the
    /// program ends without. Neither a crash nor `exit()` calls it.
    ///
    /// - Parameter perform: The function; several are called in the order of these calls.
    public func onQuit(_ perform: @escaping @MainActor () -> Void) {
        quitHandlers.append(perform)
    }

    /// Called once, when a run ends.
    func callQuitHandlers() {
        didQuit = nil
        for handler in quitHandlers + allScreens.compactMap(\.onQuit) { handler() }
    }

    /// Runs until the user or the program quits, then returns.
    ///
    /// It does not return if a signal ends the program, or the loss of the terminal, which counts as
    /// SIGHUP: then the process ends by that signal, after what ``onQuit(_:)`` was given.
    ///
    /// Call it on the main thread, from a `main` that is not `async`.
    ///
    /// - Throws: A ``TerminalError`` if there is no terminal, if not on the main thread, or if a
    ///   recording could not be written.
    public func run() throws {
        guard Thread.isMainThread else {
            throw TerminalError(
                .notOnMainThread,
                "run() was called off the main thread; call it from a main that is not async.")
        }
        hasQuit = false
        if options.isPlain || options.isScripted {
            try runScript()
        } else {
            try LiveDriver(self).run()
        }
    }

    var split: TerminalSplit { stack[stack.count - 1] }
    /// The screen that keys act on.
    var top: TerminalScreen { split.focusedScreen }
    var allScreens: [TerminalScreen] { stack.flatMap(\.screens) }
    var canGoBack: Bool { stack.count > 1 || split.previous != nil }

    private func adopt(_ split: TerminalSplit) {
        for screen in split.screens {
            screen.application = self
            screen.attach()
        }
        split.layOut(in: size)
    }

    // MARK: Lending the terminal to another program

    /// Leaves the screen, runs `body` with the terminal as it was before ``run()``, and returns.
    ///
    /// Output printed meanwhile is visible. No frames are drawn and no keys are read; `Control-C`
    /// goes to the program that `body` starts, and `Control-Z` stops both. In a scripted run there
    /// is no screen to leave.
    ///
    /// ```swift
    /// try app.suspend { try report.print() }
    /// ```
    public func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let driver else { return try body() }
        var outcome: Swift.Result<Result, Failure>?
        driver.lendTerminal { outcome = .init(catching: body) }
        guard let outcome else { fatalError("A driver gives way by running the body.") }
        return try outcome.get()
    }

    /// Lends the terminal to a program, such as an editor, and returns when it has ended.
    ///
    /// ```swift
    /// let editor = ProcessInfo.processInfo.environment["EDITOR"] ?? "vi"
    /// try app.runProgram(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path])
    /// ```
    ///
    /// Foundation's `Process` is unsuitable: it does not give its child the terminal.
    ///
    /// - Parameter words: The program, searched for in `PATH`, and its arguments.
    /// - Returns: The exit status; 128 plus the signal's number if a signal ended it.
    /// - Throws: A ``TerminalError`` if it cannot be started.
    @discardableResult
    public func runProgram(_ words: [String]) throws(TerminalError) -> Int32 {
        let status = words.isEmpty ? nil : suspend { ChildProcess.run(words) }
        switch status {
        case .exited(let status)?: return status
        case .killed(let signal)?: return 128 + signal
        default:
            throw TerminalError(
                .system, "`\(words.first ?? "")` could not be started: is it in PATH?")
        }
    }

    // MARK: Scripted and plain runs

    private func runScript() throws {
        let script = try KeyScript(options.keys ?? "")
        let hasFilm = options.filmPath ?? options.stillPath != nil
        let film = hasFilm ? TerminalFilm(title: top.title) : nil
        let harness = TerminalTestHarness(
            self, size: options.size ?? size, title: top.title, film: film)
        // A picture looks the same wherever it is made.
        if hasFilm { background = ScreenColor(0x000000) }
        didQuit = { [weak harness] in harness?.frames.pause() }
        defer { callQuitHandlers() }
        harness.run(script)
        if let path = options.castPath { try TextOutput.write(harness.recording, toFile: path) }
        if let film {
            try options.filmPath.map { try TextOutput.write(film.svg, toFile: $0) }
            try options.stillPath.map { try TextOutput.write(film.still, toFile: $0) }
        }
        if options.isPlain {
            try TextOutput.print(split.screens.map(\.plainText).joined(separator: "\n"))
        } else if !options.recordsItself {
            try TextOutput.print(harness.screenText.map { $0 + "\n" }.joined())
        }
    }
}
#endif
