import TestEnvironment
import Testing

/// Keys that arrive in one piece, before the effects of the first of them.
@Suite(.serialized) struct TypingAheadTests {
    @Test func anotherProgramGetsWhatWasTypedForIt() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("eq hello\n")
        expect(terminal.wait { $0.isTaken && $0.text.contains("got q hello") })
        expect(terminal.wait(for: "ended with 0"))
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
    }

    /// The rows that a key removes are gone before the next key.
    @Test func keysCountOneAfterTheOther() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "1/36"))
        terminal.type("dddjG")
        expect(terminal.wait(for: "33/33"))
        terminal.type("g\rq")
        expect(terminal.waitForEnd(), .exited(0), "the screen that Enter opened got the q")
    }
}
