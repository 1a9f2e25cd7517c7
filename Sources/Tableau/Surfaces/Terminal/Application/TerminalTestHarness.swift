#if !canImport(UIKit)
/// Runs an application without a terminal, on a virtual clock, for tests of the visible text.
///
/// ```swift
/// let screen = TerminalScreen(table, title: "Accounts")
/// let app = TerminalApplication(root: screen, options: .testing)
/// let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 60, rows: 12))
/// try await harness.play("down,enter")
/// #expect(harness.screenText[0].contains("Everyday"))
/// ```
///
/// Time advances only in ``play(_:)`` and ``pass(_:)``; between steps, all work enqueued on the
/// main queue runs.
@MainActor public final class TerminalTestHarness {
    private let driver: ScriptDriver

    /// Draws the first frame of an application.
    ///
    /// - Parameters:
    ///   - application: The application, with the options ``TerminalOptions/testing``.
    ///   - size: The size of the virtual terminal.
    public init(
        _ application: TerminalApplication,
        size: TerminalSize = TerminalSize(columns: 80, rows: 24)
    ) async {
        driver = ScriptDriver(application, size: size, castTitle: "")
        application.stopDriver = { [weak application] in application?.callQuitHandlers() }
        await driver.start()
    }

    /// The screen as lines of text, without trailing blanks.
    public var screenText: [String] { driver.loop.frames.lines }

    /// The place of the real cursor; nil if hidden.
    package var cursor: ScreenEncoder.Cursor? { driver.loop.frames.cursor }

    package func style(column: Int, row: Int) -> ScreenStyle? {
        driver.loop.frames.style(column: column, row: row)
    }

    /// Everything drawn so far, as an asciicast.
    public var recording: String { driver.castText ?? "" }

    /// Plays keys, with a short time after each, in the syntax of ``TerminalOptions/keys``.
    ///
    /// - Throws: A ``TerminalError`` that names the unknown step.
    public func play(_ keys: String) async throws {
        for step in try KeyScript(keys).steps { await pass(driver.perform(step)) }
    }

    /// Plays keys without letting time pass, so that animations are at their beginning.
    public func press(_ keys: String) async throws {
        for step in try KeyScript(keys).steps {
            _ = driver.perform(step)
            await driver.drainMainQueue()
        }
        driver.loop.drawIfNeeded()
    }

    /// Sends an event other than a key.
    package func send(_ event: InputEvent) async { await pass(driver.perform(.input(event))) }

    /// Advances time, in seconds, with all frames due meanwhile.
    public func pass(_ seconds: Double) async {
        await driver.pass(seconds)
        driver.loop.drawIfNeeded()
    }
}

extension TerminalOptions {
    /// Options for a ``TerminalTestHarness``: a capable terminal, and a virtual clock.
    public static var testing: TerminalOptions {
        var options = TerminalOptions(
            environment: TerminalEnvironment(
                variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
                isTerminal: true))
        options.clock = TerminalVirtualClock()
        return options
    }
}
#endif
