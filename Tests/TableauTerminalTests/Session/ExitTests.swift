import Glibc
import TableauTerminal
import Testing

/// However the program ends, the terminal is given back.
@Suite(.serialized) struct ExitTests {
    private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments)
        #expect(terminal.wait(for: "Row 1.1"))
        #expect(terminal.isTaken)
        return terminal
    }

    /// The signal that ended a process, or nil.
    private func signal(_ status: Int32) -> Int32? { status & 0x7F == 0 ? nil : status & 0x7F }

    private func code(_ status: Int32) -> Int32 { status >> 8 & 0xFF }

    @Test(arguments: ["q", "\u{3}"])
    func theUserQuits(key: String) throws {
        let terminal = try start()
        terminal.type(key)
        let status = try #require(terminal.waitForEnd())
        #expect(code(status) == 0 && signal(status) == nil)
        #expect(terminal.isRestored)
        #expect(terminal.textAfterwards.contains("goodbye"))
        #expect(terminal.emulator.complaints == [])
        #expect(terminal.emulator.modes[1003] == nil, "motion without a button is never asked for")
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func aSignalEndsIt(number: Int32) throws {
        let terminal = try start()
        terminal.signal(number)
        let status = try #require(terminal.waitForEnd())
        #expect(code(status) == 128 + number)
        #expect(terminal.isRestored)
    }

    @Test func itCallsExit() throws {
        let terminal = try start()
        terminal.type("5")
        let status = try #require(terminal.waitForEnd())
        #expect(code(status) == 3)
        #expect(terminal.isRestored)
    }

    /// What an array says when it is asked beyond its end: nothing in an optimised build.
    private static var outOfRange: String {
        #if DEBUG
        "out of range"
        #else
        ""
        #endif
    }

    @Test(arguments: [
        ("1", "boom"), ("2", outOfRange), ("3", ""), ("4", ""), ("7", "double free"),
    ])
    func itCrashes(key: String, message: String) throws {
        let terminal = try start()
        terminal.type(key)
        let status = try #require(terminal.waitForEnd())
        #expect(signal(status) != nil, "it dies of its own crash")
        #expect(terminal.isRestored)
        #expect(message.isEmpty || terminal.textAfterwards.contains(message))
    }

    @Test(arguments: [SIGSEGV, SIGILL, SIGFPE, SIGABRT, SIGBUS, SIGTRAP])
    func anotherProcessCrashesIt(number: Int32) throws {
        let terminal = try start()
        terminal.signal(number)
        let status = try #require(terminal.waitForEnd())
        #expect(signal(status) == number)
        #expect(terminal.isRestored)
    }

    @Test func itIsKilled() throws {
        let terminal = try start()
        terminal.signal(SIGKILL)
        let status = try #require(terminal.waitForEnd())
        #expect(signal(status) == SIGKILL)
        #expect(terminal.wait { $0.isRestored }, "the guardian restores")
    }

    @Test func itsWindowIsClosed() throws {
        let terminal = try start()
        terminal.close()
        #expect(terminal.waitForEnd() != nil)
    }

    @Test func whatItPrintsMeanwhileAppearsAfterwards() throws {
        let terminal = try start()
        terminal.type("P")
        terminal.type("j")
        #expect(terminal.wait(for: "2/36"))
        #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("stray"))
        terminal.type("q")
        #expect(terminal.waitForEnd() == 0)
        #expect(terminal.textAfterwards.contains("stray print\r\n"))
        #expect(terminal.textAfterwards.contains("stray error\r\n"))
    }

    @Test func aTerminalThatDoesNotReadHoldsNothingUp() throws {
        let terminal = try PseudoTerminal(["--rows", "400"], columns: 200, rows: 100)
        #expect(terminal.wait(for: "Row 1.1"))
        // Far more frames than a pseudo-terminal takes without being read.
        for _ in 0..<40 {
            terminal.type("Gg")
            poll(nil, 0, 20)
        }
        terminal.signal(SIGTERM)
        // Nobody reads: were the program to wait for the terminal, it would never end.
        var status: Int32 = 0
        var waited = 0
        while waitpid(terminal.process, &status, WNOHANG) == 0, waited < 10_000 {
            poll(nil, 0, 10)
            waited += 10
        }
        #expect(code(status) == 128 + SIGTERM)
    }
}
