#if !canImport(UIKit)
import TableauPlatform

// Giving the terminal to another program for a while.

extension TerminalApplication {
    /// Leaves the screen, runs `body` with the terminal as it was before ``run()``, and comes back.
    ///
    /// What is printed meanwhile is seen. Nothing is drawn, and no key is read; `Control-C` is for what
    /// `body` starts, and `Control-Z` stops both. In a scripted run there is no screen to leave.
    ///
    /// ```swift
    /// try app.suspend { try report.print() }
    /// ```
    public func suspend<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let giveWay else { return try body() }
        var outcome: Swift.Result<Result, Failure>?
        giveWay {
            do throws(Failure) {
                outcome = .success(try body())
            } catch {
                outcome = .failure(error)
            }
        }
        guard let outcome else { fatalError("A driver gives way by running the body.") }
        return try outcome.get()
    }

    /// Leaves the screen to a program, an editor say, and comes back when it has ended.
    ///
    /// ```swift
    /// let editor = ProcessInfo.processInfo.environment["EDITOR"] ?? "vi"
    /// try app.runProgram(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path])
    /// ```
    ///
    /// Foundation's `Process` cannot be used for that: it keeps the terminal from what it starts.
    ///
    /// - Parameter words: The program, looked for in `PATH`, and its arguments.
    /// - Returns: What it ended with; 128 and the signal's number if it was killed by one.
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
