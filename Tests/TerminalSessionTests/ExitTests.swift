import Foundation
import TableauPlatform
import TableauTerminal
import TestEnvironment
import Testing

/// However the program ends, the terminal is given back.
@Suite(.serialized) struct ExitTests {
    private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments)
        expect(terminal.wait(for: "Row 1.1"))
        expect(terminal.isTaken)
        return terminal
    }

    @Test(arguments: ["q", "\u{3}"])
    func theUserQuits(key: String) throws {
        let terminal = try start()
        terminal.type(key)
        let status = try #require(terminal.waitForEnd())
        expect(status, .exited(0))
        expect(terminal.isRestored)
        expect(terminal.textAfterwards.contains("goodbye"))
        expect(terminal.emulator.complaints, [])
    }

    @Test(arguments: [Signal.terminate, .interrupt, .hangUp, .quit])
    func aSignalEndsIt(signal: Signal) throws {
        let terminal = try start()
        terminal.signal(signal)
        let status = try #require(terminal.waitForEnd())
        expect(status, .killed(signal.number))
        expect(terminal.isRestored)
    }

    @Test func itCallsExit() throws {
        let terminal = try start()
        terminal.type("5")
        let status = try #require(terminal.waitForEnd())
        expect(status, .exited(3))
        expect(terminal.isRestored)
    }

    /// What an array says when it is asked beyond its end: nothing in an optimised build.
    private static var outOfRange: [String] {
        #if DEBUG
        ["out of range"]
        #else
        []
        #endif
    }

    /// What the C libraries say when memory is freed twice.
    private static let freedTwice = ["double free", "pointer being freed was not allocated"]

    @Test(arguments: [
        ("1", ["boom"]), ("2", outOfRange), ("3", []), ("4", []), ("7", freedTwice),
    ])
    func itCrashes(key: String, messages: [String]) throws {
        let terminal = try start()
        terminal.type(key)
        let status = try #require(terminal.waitForEnd())
        guard case .killed = status else {
            Issue.record("It dies of its own crash, not so: \(status)")
            return
        }
        expect(terminal.isRestored)
        expect(
            messages.isEmpty || messages.contains { terminal.textAfterwards.contains($0) },
            "\(terminal.textAfterwards)")
    }

    @Test(arguments: CrashGuard.signals)
    func anotherProcessCrashesIt(number: Int32) throws {
        let terminal = try start()
        terminal.signal(Signal(number: number))
        let status = try #require(terminal.waitForEnd())
        expect(status, .killed(number))
        expect(terminal.isRestored)
    }

    @Test func itsWindowIsClosed() throws {
        let terminal = try start()
        terminal.close()
        expect(terminal.waitForEnd() != nil)
    }

    @Test func whatItPrintsMeanwhileAppearsAfterwards() throws {
        let terminal = try start()
        terminal.type("P")
        terminal.type("j")
        expect(terminal.wait(for: "2/36"))
        expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("stray"))
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.textAfterwards.contains("stray print\r\n"))
        expect(terminal.textAfterwards.contains("stray error\r\n"))
    }

    @Test func aTerminalThatDoesNotReadHoldsNothingUp() throws {
        let terminal = try PseudoTerminal(["--rows", "400"], columns: 200, rows: 100)
        expect(terminal.wait(for: "Row 1.1"))
        flood(terminal)
        terminal.signal(.terminate)
        // Nobody reads: were the program to wait for the terminal, it would never end.
        var status = terminal.process.status
        var waited = 0
        while status == .running, waited < 10_000 {
            Thread.sleep(forTimeInterval: 0.01)
            waited += 10
            status = terminal.process.status
        }
        expect(status, .killed(Signal.terminate.number))
    }

    @Test func aTerminalThatReadsAgainIsRestored() throws {
        let script = try PseudoTerminal(
            ["-c", "\"$FIXTURE\" --rows 400; read line"], program: "/bin/sh",
            columns: 200, rows: 100)
        expect(script.wait(for: "Row 1.1"))
        let program = try #require(PseudoTerminal.children(of: script.process.id).first)
        flood(script)
        Signal.terminate.send(to: program)
        for _ in 0..<1_000 where !PseudoTerminal.hasEnded(program) {
            Thread.sleep(forTimeInterval: 0.01)
        }
        expect(script.wait { $0.isRestored })
        script.type("\n")
        expect(script.waitForEnd(), .exited(0))
    }

    /// Far more frames than a pseudo-terminal takes without being read.
    private func flood(_ terminal: PseudoTerminal) {
        for _ in 0..<40 {
            terminal.type("Gg")
            Thread.sleep(forTimeInterval: 0.02)
        }
    }
}
