#if !canImport(UIKit)
import Dispatch
import Foundation

/// Runs an application without a terminal, on a virtual clock: for tests of the visible text, and
/// for plain and scripted runs.
///
/// ```swift
/// let screen = TerminalScreen(table, title: "Accounts")
/// let app = TerminalApplication(root: screen, options: .testing)
/// let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 60, rows: 12))
/// try await harness.play("down,enter")
/// #expect(harness.screenText[0].contains("Everyday"))
/// ```
///
/// Time advances only in ``play(_:)`` and ``pass(_:)``; between steps, everything enqueued on the main
/// queue runs, as it would between two keys of a user. Nothing depends on the speed of the machine.
@MainActor public final class TerminalTestHarness {
    package let frames: TerminalFrames
    private var application: TerminalApplication { frames.application }
    private let film: TerminalFilm?
    private var cast: CastWriter
    private var hasRun = false

    /// The seconds between two keys of a script.
    private static let keyInterval = 0.3
    /// The maximum wait for the end of changes at the end of a run, in virtual seconds: less than
    /// the time of a message, so that the last one is still there.
    private static let longestRest = 3.0
    /// The maximum wait of a plain run for what is not on its clock, a network, in real seconds.
    private static let longestWait = 30.0

    /// Draws the first frame of an application that has the options ``TerminalOptions/testing``.
    public convenience init(
        _ application: TerminalApplication,
        size: TerminalSize = TerminalSize(columns: 80, rows: 24)
    ) async {
        self.init(application, size: size, title: "", film: nil)
        application.didQuit = { [weak application] in application?.callQuitHandlers() }
        await start()
    }

    init(_ application: TerminalApplication, size: TerminalSize, title: String, film: TerminalFilm?)
    {
        frames = TerminalFrames(application, size: size)
        self.film = film
        cast = CastWriter(size: size, title: title)
    }

    /// The screen as lines of text, without trailing blanks.
    public var screenText: [String] { frames.lines }

    /// Everything drawn so far, as an asciicast.
    public var recording: String { cast.text }

    package var cursor: ScreenEncoder.Cursor? { application.seen.cursor }

    /// Plays keys, with a short time after each, in the syntax of ``TerminalOptions/keys``.
    ///
    /// - Throws: A ``TerminalError`` that names the unknown step.
    public func play(_ keys: String) async throws {
        for step in try KeyScript(keys).steps { await pass(perform(step)) }
    }

    /// Plays keys without letting time pass, so that animations are at their beginning.
    public func press(_ keys: String) async throws {
        for step in try KeyScript(keys).steps {
            _ = perform(step)
            // As on a terminal, the next key is an answer to what this one has opened.
            await pass(0)
        }
    }

    package func send(_ event: InputEvent) async { await pass(perform(.input(event))) }

    /// Advances time, in seconds, with all frames due meanwhile.
    public func pass(_ seconds: Double) async {
        await advance(by: seconds)
        frames.drawIfNeeded()
    }

    // MARK: Runs

    /// Plays a script, and waits until nothing changes, in a `main` that is not `async`.
    func run(_ script: KeyScript) {
        Task {
            await start()
            for step in script.steps where !frames.isPaused { await advance(by: perform(step)) }
            // An endless spinner must not keep the run from ending.
            await advance(by: Self.longestRest)
            // In real time, for the text of a table that is still loading.
            let waits = application.options.isPlain && application.options.keys == nil
            let end = Date(timeIntervalSinceNow: Self.longestWait)
            while waits, !frames.isPaused, application.split.screens.contains(where: \.isLoading),
                Date() < end
            {
                try? await Task.sleep(for: .milliseconds(50))
            }
            frames.drawNow()
            hasRun = true
        }
        while !hasRun {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1))
        }
    }

    private func start() async {
        frames.take = { [weak self] in self?.take($0, at: $1) }
        await drainMainQueue()
        frames.drawNow()
    }

    /// Performs a step of a script; returns the seconds to wait after it.
    private func perform(_ step: KeyScript.Step) -> Double {
        switch step {
        case .input(let event): application.handle(event)
        case .wait(let seconds): return seconds
        case .resize(let size):
            cast.add("r", "\(size.columns)x\(size.rows)", at: application.clock.now)
            frames.resize(to: size)
        }
        return Self.keyInterval
    }

    /// Advances virtual time, with turns of the main queue between events.
    private func advance(by seconds: Double) async {
        let end = application.clock.now + seconds
        await drainMainQueue()
        guard let clock = (application.clock as? TerminalVirtualClock)?.clock else { return }
        while !frames.isPaused, clock.runNext(upTo: end) { await drainMainQueue() }
        // Timers due meanwhile fire with the next advance.
        clock.pass(to: end)
    }

    /// Runs everything enqueued on the main queue, and what that enqueues in turn.
    private func drainMainQueue() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    private func take(_ bytes: [UInt8], at time: Double) {
        if bytes.isEmpty { return }
        cast.add("o", String(decoding: bytes, as: UTF8.self), at: time)
        let cursor = application.drawn?.cursor
        if let screen = frames.screen { film?.add(screen, cursor, at: time) }
    }
}

extension TerminalOptions {
    /// Options for a ``TerminalTestHarness``: a capable terminal, and a virtual clock.
    public static var testing: TerminalOptions {
        var options = TerminalOptions(.full)
        options.clock = TerminalVirtualClock()
        return options
    }
}
#endif
