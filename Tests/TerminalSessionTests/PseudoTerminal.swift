import Foundation
import TableauPlatform
import TableauTerminal
import TerminalTestSupport
import TestEnvironment

/// A program running on a terminal of its own, driven as a person would.
///
/// Everything waits for a condition with a generous limit, never for a time, so that a loaded
/// machine makes tests slower and not wrong.
final class PseudoTerminal {
    private let person: Int32
    let process: ChildProcess
    private(set) var emulator: TerminalEmulator
    /// Everything the program sent.
    private(set) var bytes: [UInt8] = []
    private var isClosed = false
    /// Whether a condition never held: the program hangs, so nothing else is waited for.
    private var hasWaitedInVain = false
    private var end: ChildProcess.Status?

    /// The longest that anything may take, in milliseconds.
    private static let timeout = 30_000

    /// Starts the fixture (or another program) with arguments, on a terminal of a size.
    init(
        _ arguments: [String] = [], program: String = PseudoTerminal.fixturePath,
        environment: [String: String] = [:], columns: Int = 80,
        rows: Int = 24
    ) throws {
        var variables = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "FIXTURE": Self.fixturePath,
        ]
        // What the checks tell the sanitizer holds for the program too.
        variables["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
        variables.merge(environment) { $1 }
        guard
            let started = ChildProcess.onTerminal(
                [program] + arguments, environment: variables, columns: columns, rows: rows)
        else { throw TerminalError(.system, "forkpty failed") }
        (process, person) = started
        emulator = TerminalEmulator(width: columns, height: rows)
    }

    deinit {
        if end == nil { Signal.kill.send(to: process.id) }
        // First, since on Darwin a process that leads its session waits until its output is read.
        close()
        if end == nil { process.wait() }
    }

    /// The path of the fixture; in shell commands, `"$FIXTURE"`: any path may have spaces.
    static var fixturePath: String { BuildProducts.program("TerminalFixture").path }

    // MARK: What a person does

    func type(_ text: String) {
        try? Descriptor.writeAll(Array(text.utf8), to: person)
    }

    func signal(_ signal: Signal) { signal.send(to: process.id) }

    func resize(columns: Int, rows: Int) {
        emulator = TerminalEmulator(width: columns, height: rows)
        resizeTerminal(person, columns: columns, rows: rows)
    }

    /// Closes the terminal, as a person closes the window.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        Descriptor.close(person)
    }

    // MARK: What a person sees

    /// Reads what arrives until a condition holds; false if it never does.
    ///
    /// A read fails while no process has the terminal open; another one may open it yet.
    func wait(until condition: (PseudoTerminal) -> Bool) -> Bool {
        var waited = 0
        while !condition(self) {
            if !read(milliseconds: 100) { Thread.sleep(forTimeInterval: 0.1) }
            waited += 100
            if hasWaitedInVain || waited > Self.timeout * 3 {
                hasWaitedInVain = true
                return false
            }
        }
        return true
    }

    func wait(for text: String) -> Bool {
        wait { $0.emulator.lines.contains { $0.contains(text) } }
    }

    /// Reads for a time; false once the terminal has no more to give.
    @discardableResult
    func read(milliseconds: Int32) -> Bool {
        guard !isClosed else { return false }
        guard Descriptor.wait(for: person, toTakeBytes: false, milliseconds: milliseconds)
        else { return true }
        let received = Descriptor.read(person, upTo: 65_536)
        guard !received.isEmpty else { return false }
        bytes += received
        emulator.receive(received)
        return true
    }

    /// Everything the program sent, as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How many frames the program sent.
    var frames: Int { text.components(separatedBy: "\u{1B}[?2026h").count - 1 }

    /// Whether the program made the terminal its own.
    var isTaken: Bool { emulator.modes[1049] == true && !isCooked }

    /// Whether the terminal is as a shell wants it.
    var isRestored: Bool { isCooked && hasLeftScreen }

    /// Whether the program's screen is left, with all that it asked of the terminal.
    var hasLeftScreen: Bool {
        emulator.isCursorVisible && emulator.modes[7] != false
            && [1049, 1000, 1002, 1003, 1006, 2004, 2026].allSatisfy { emulator.modes[$0] != true }
    }

    /// Whether the terminal edits lines and echoes by itself.
    var isCooked: Bool { TerminalTestSupport.isCooked(person) }

    /// What was sent after the terminal was given back.
    var textAfterwards: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\u{1B}[?1049l") else { return "" }
        return String(text[end.upperBound...])
    }

    // MARK: How it ends

    /// Waits until the program ended; nil if it never does.
    func waitForEnd() -> ChildProcess.Status? {
        var waited = 0
        while end == nil {
            let status = process.status
            if status != .running, status != .stopped {
                end = status
                break
            }
            if !read(milliseconds: 20) {
                // Nothing more is sent; the end is near.
                Thread.sleep(forTimeInterval: 0.005)
            }
            waited += 20
            if hasWaitedInVain || waited > Self.timeout * 3 { return nil }
        }
        while hasInput, read(milliseconds: 0) {}
        return end
    }

    private var hasInput: Bool {
        !isClosed && Descriptor.wait(for: person, toTakeBytes: false, milliseconds: 0)
    }

    /// The processes that a process started.
    static func children(of process: Int32) -> [Int32] {
        ProcessFacts.all.filter { $0.parent == process && $0.state != .ended }.map(\.id)
    }

    /// Whether a process has ended, or at least does nothing any more.
    static func hasEnded(_ process: Int32) -> Bool {
        (ProcessFacts(id: process)?.state ?? .ended) == .ended
    }

    /// Whether a process is stopped, so that a signal can continue it.
    static func isStopped(_ process: Int32) -> Bool {
        ProcessFacts(id: process)?.state == .stopped
    }

    /// How often any thread of the program has slept and been woken.
    var wakeUps: Int { ProcessFacts.pauses(of: process.id) }
}
