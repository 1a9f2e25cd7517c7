#if !canImport(UIKit)
import TableauPlatform

// Lending the terminal to another program.

extension TerminalApplication {
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
}
#endif
