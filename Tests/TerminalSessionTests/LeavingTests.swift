import Foundation
import TableauPlatform
import TableauTerminal
import TestEnvironment
import Testing

/// However the program is ended, it is told once, and soon gone.
@Suite(.serialized) final class LeavingTests {
    private let log = FileManager.default.temporaryDirectory
        .appendingPathComponent("leaving-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: log) }

    private func start(_ arguments: String...) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(["--log", log] + arguments)
        expect(terminal.wait(for: "Row 1.1"))
        return terminal
    }

    /// The lines that the program wrote while it ended.
    private var lines: [String] {
        ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
            .split(separator: "\n").map { String($0) }
    }

    /// Runs `body` while a key keeps the program busy.
    private func beBusy(
        in terminal: PseudoTerminal, _ key: String = "B", _ body: () -> Void
    ) throws {
        let before = lines.count
        terminal.type(key)
        for _ in 0..<2_000 where lines.count == before {
            Thread.sleep(forTimeInterval: 0.005)
        }
        body()
        let file = try #require(FileHandle(forWritingAtPath: log))
        file.seekToEndOfFile()
        file.write(Data("go\n".utf8))
    }

    /// The ways to end a program from outside.
    enum Way: CaseIterable {
        case q, controlC, terminate, interrupt, hangUp, quit, close

        func end(_ terminal: PseudoTerminal) {
            switch self {
            case .q: terminal.type("q")
            case .controlC: terminal.type("\u{3}")
            case .terminate: terminal.signal(.terminate)
            case .interrupt: terminal.signal(.interrupt)
            case .hangUp: terminal.signal(.hangUp)
            case .quit: terminal.signal(.quit)
            case .close: terminal.close()
            }
        }

        /// The signal that ends the program; nil where its user does.
        var signal: Signal? {
            switch self {
            case .q, .controlC: nil
            case .terminate: .terminate
            case .interrupt: .interrupt
            case .hangUp, .close: .hangUp
            case .quit: .quit
            }
        }
    }

    @Test(arguments: Way.allCases)
    func itIsToldOnce(way: Way) throws {
        let terminal = try start()
        way.end(terminal)
        let status = try #require(terminal.waitForEnd())
        expect(status, way.signal.map { .killed($0.number) } ?? .exited(0))
        expect(lines, (way.signal == nil ? ["quit", "after"] : ["quit"]))
        guard way != .close else { return }
        expect(terminal.isRestored)
        expect(terminal.textAfterwards.contains("bye"))
    }

    /// The handler ends in time, and then the program does, in the same way.
    @Test(arguments: Way.allCases)
    func itIsToldOnceItIsNoLongerBusy(way: Way) throws {
        let terminal = try start("--limit", "60000")
        try beBusy(in: terminal) { way.end(terminal) }
        let status = try #require(terminal.waitForEnd())
        expect(status, way.signal.map { .killed($0.number) } ?? .exited(0))
        expect(lines.dropFirst(2), (way.signal == nil ? ["quit", "after"] : ["quit"]))
    }

    /// Nothing can be told to a thread that never listens, but the terminal is given back.
    ///
    /// `q` is a
    /// letter, which waits for its turn.
    @Test(arguments: Way.allCases.filter { $0 != .q })
    func itEndsThoughItStaysBusy(way: Way) throws {
        let terminal = try start("--limit", "300")
        terminal.type("P")
        terminal.type("b")
        expect(terminal.wait { _ in lines == ["busy"] })
        way.end(terminal)
        let status = try #require(terminal.waitForEnd())
        expect(status, .killed((way.signal ?? .interrupt).number))
        expect(lines, ["busy"])
        guard way != .close else { return }
        expect(terminal.isRestored)
        expect(terminal.textAfterwards.contains("stray print\r\n"))
    }

    @Test(arguments: Way.allCases)
    func itEndsThoughWhatItDoesThenNeverEnds(way: Way) throws {
        let terminal = try start("--slow-quit", "--limit", "300")
        way.end(terminal)
        let status = try #require(terminal.waitForEnd())
        expect(status, way.signal.map { .killed($0.number) } ?? .exited(1))
        expect(lines, ["quit"])
        guard way != .close else { return }
        expect(terminal.isRestored)
        expect(terminal.textAfterwards.contains("bye"))
    }

    /// The other program ends too, so that this one can end in order.
    @Test(arguments: [Signal.terminate, .hangUp])
    func itIsToldOnceWhileAnotherProgramHasTheTerminal(signal: Signal) throws {
        let terminal = try start("--limit", "60000")
        terminal.type("e")
        expect(terminal.wait { $0.isRestored && $0.textAfterwards.contains("editing") })
        terminal.signal(signal)
        try expect(#require(terminal.waitForEnd()), .killed(signal.number))
        expect(lines, ["quit"])
        expect(terminal.isRestored)
    }

    /// What was typed meanwhile is not lost.
    @Test func keysTypedWhileItIsBusyCountAfterwards() throws {
        let terminal = try start("--limit", "60000")
        try beBusy(in: terminal) {
            terminal.type("jj")
            // Longer than the main thread is left alone with its input.
            Thread.sleep(forTimeInterval: 0.6)
            terminal.type("j")
        }
        expect(terminal.wait(for: "4/36"))
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
    }

    /// They wait together for a program that is busy, so their number and not their pace is tested.
    @Test func manyEventsAreDrawnInFewFrames() throws {
        let terminal = try start("--rows", "500", "--limit", "60000")
        try beBusy(in: terminal) {
            terminal.type(String(repeating: "\u{1B}[<65;3;3M", count: 100))
        }
        let before = terminal.frames
        expect(terminal.wait(for: "Row 1.301"))
        expect(terminal.frames - before <= 3)
    }

    /// Half of an arrow key waits for the other half, which came while nobody looked.
    @Test func aKeyInTwoPartsIsOneKey() throws {
        let terminal = try start()
        for round in 1...8 {
            try beBusy(in: terminal, "B\u{1B}") {
                // Escape alone would have been a key by then.
                Thread.sleep(forTimeInterval: 0.06)
                terminal.type("[B")
            }
            expect(terminal.wait(for: "\(round + 1)/36"))
        }
    }

    // MARK: What it printed

    /// A terminal that pauses gets all of it.
    @Test func printedLinesOutliveAStall() throws {
        let terminal = try start()
        terminal.type("L")
        expect(terminal.wait(for: "Printed"))
        terminal.type("q")
        Thread.sleep(forTimeInterval: 0.4)
        expect(terminal.waitForEnd(), .exited(0))
        let printed = terminal.textAfterwards.split(separator: "\r\n")
            .filter { $0.hasPrefix("line ") }
        expect(printed.count, 3000)
        expect(terminal.textAfterwards.hasSuffix("bye\r\ngoodbye\r\n"))
    }

    @Test func onlyTheEndOfEndlessOutputIsKept() throws {
        let terminal = try start("--capture", "2000")
        for _ in 0..<3 {
            terminal.type("L")
            expect(terminal.wait(for: "Printed"))
            terminal.type("gj")
            expect(terminal.wait(for: "2/36"))
        }
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        let text = terminal.textAfterwards
        expect(text.utf8.count < 6000, "\(text.utf8.count)")
        expect(text.contains("\r\nline 3000 of those that the program prints\r\nbye\r\n"))
        expect(text.contains("[Earlier output was dropped]\r\nline "))
    }
}
