import Foundation
import TableauPlatform
import TableauTerminal
import Testing

/// The program as a job of an interactive shell, alone or behind whatever started it.
@Suite(.serialized) struct JobControlTests {
    private static let fixture = PseudoTerminal.fixturePath
    private static let prompt = "ready> "

    /// Ways to start the fixture; those whose program is not installed are left out.
    private static let commands: [String] = [
        ("/bin/sh", fixture), ("/bin/sh", "sh -c '\(fixture); true'"),
        ("/bin/sh", "(\(fixture); true)"),
        ("/usr/bin/make", "make -s -f <(echo 'all: ; @\(fixture); true')"),
        ("/usr/bin/python3", "python3 -c 'import subprocess; subprocess.run([\"\(fixture)\"])'"),
    ].filter { FileManager.default.isExecutableFile(atPath: $0.0) }.map(\.1)

    private func startShell(_ arguments: [String] = ["--noediting"]) throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            ["--norc", "--noprofile"] + arguments + ["-i"], program: "/bin/bash",
            environment: ["PS1": Self.prompt])
        #expect(shell.wait { $0.text.contains(Self.prompt) })
        return shell
    }

    @Test(arguments: commands)
    func controlZStopsAllThatTheShellWaitsFor(command: String) throws {
        let shell = try startShell()
        shell.type(command + "\n")
        #expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        for round in 1...2 {
            shell.type("\u{1A}")
            #expect(
                shell.wait { $0.text.components(separatedBy: "Stopped").count == round + 1 },
                "the shell is notified")
            #expect(shell.wait { $0.isRestored })
            shell.type("echo here$((\(round) + 40))\n")
            #expect(shell.wait { $0.text.contains("here\(round + 40)") }, "and has the terminal")
            shell.type("fg\n")
            #expect(shell.wait { $0.isTaken })
            #expect(shell.wait(for: "Row 1.12"))
        }
        shell.type("j")
        #expect(shell.wait(for: "2/36"))
        shell.type("q")
        #expect(shell.wait { $0.text.contains("goodbye") })
        #expect(shell.wait { $0.isRestored })
        shell.type("exit\n")
        #expect(shell.waitForEnd() != nil)
    }

    @Test func aSignalStopsOnlyWhomItIsSentTo() throws {
        let shell = try startShell()
        shell.type("(\(Self.fixture); echo over)\n")
        #expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        let middle = try #require(PseudoTerminal.children(of: shell.process.id).first)
        let program = try #require(PseudoTerminal.children(of: middle).first)
        Signal.stop.send(to: program)
        #expect(shell.wait { $0.isRestored })
        #expect(!shell.text.contains("Stopped"))
        // A signal that comes before it has stopped would continue nothing.
        #expect(shell.wait { _ in PseudoTerminal.isStopped(program) })
        Signal.continue.send(to: program)
        #expect(shell.wait { $0.isTaken })
        shell.type("jq")
        #expect(shell.wait { $0.text.contains("over") })
    }

    @Test func whereNobodyCouldContinueItItGoesOn() throws {
        let terminal = try PseudoTerminal()
        #expect(terminal.wait(for: "Row 1.1"))
        terminal.type("\u{1A}j")
        #expect(terminal.wait(for: "2/36"))
        #expect(terminal.isTaken)
        terminal.type("q")
        #expect(terminal.waitForEnd() == .exited(0))
        #expect(terminal.isRestored)
    }

    @Test func inTheBackgroundItWaitsForTheTerminal() throws {
        let shell = try startShell()
        shell.type(Self.fixture + "\n")
        #expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        shell.type("\u{1A}")
        #expect(shell.wait { $0.text.contains("Stopped") && $0.isRestored })
        shell.type("bg\n")
        shell.type("echo still$((40 + 2))\n")
        #expect(shell.wait { $0.text.contains("still42") })
        #expect(shell.isCooked)
        // The shell continues only a job that it knows to have stopped.
        let program = try #require(PseudoTerminal.children(of: shell.process.id).first)
        #expect(shell.wait { _ in PseudoTerminal.isStopped(program) })
        shell.type("echo and$((40 + 4))\n")
        #expect(shell.wait { $0.text.contains("and44") })
        shell.type("fg\n")
        #expect(shell.wait { $0.isTaken })
        shell.type("jq")
        #expect(shell.wait { $0.text.contains("goodbye") && $0.isRestored })
    }

    // MARK: Killed outright

    /// A shell that has the terminal again has set its modes; of the screen it knows nothing.
    @Test func onlyTheScreenIsRestoredWhereTheShellHasTakenOver() throws {
        let shell = try startShell([])
        shell.type(Self.fixture + "\n")
        #expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        let program = try #require(PseudoTerminal.children(of: shell.process.id).first)
        let watchdog = try #require(PseudoTerminal.children(of: program).first)
        // However late the watchdog comes: its pipe is held open until the shell reads a line again.
        // (It cannot be stopped: the kernel continues a group that is orphaned.)
        shell.type("8")
        #expect(shell.wait { _ in PseudoTerminal.children(of: program).count == 2 })
        let holder = try #require(
            PseudoTerminal.children(of: program).first { $0 != watchdog })
        Signal.kill.send(to: program)
        #expect(shell.wait { $0.text.contains("Killed") && $0.text.hasSuffix(Self.prompt) })
        #expect(shell.wait { !$0.isCooked }, "the shell edits the line itself")
        Signal.kill.send(to: holder)
        #expect(shell.wait { _ in PseudoTerminal.hasEnded(watchdog) })
        #expect(shell.wait { $0.hasLeftScreen })
        #expect(!shell.isCooked, "nothing is set")
        shell.type("echo fine$((40 + 2))\n")
        #expect(shell.wait { $0.text.contains("fine42") })
    }

    @Test func whatNobodyTookOverIsRestored() throws {
        let script = try PseudoTerminal(["-c", "\(Self.fixture); read line"], program: "/bin/sh")
        #expect(script.wait(for: "Row 1.1") && script.isTaken)
        let program = try #require(PseudoTerminal.children(of: script.process.id).first)
        Signal.kill.send(to: program)
        #expect(script.wait { $0.isRestored })
        script.type("\n")
        #expect(script.waitForEnd() != nil)
    }

    /// What waits for the program ends with it, and the shell then takes the modes as it finds them.
    ///
    /// On a busy machine the shell may come first: several attempts make that unlikely.
    @Test(arguments: commands, [[], ["--noediting"]])
    func theShellGetsItsModesBack(command: String, arguments: [String]) throws {
        for _ in 0..<5 {
            let shell = try startShell(arguments)
            shell.type(command + "\n")
            #expect(shell.wait(for: "Row 1.1") && shell.isTaken)
            // As `pkill -9 TerminalFixture` does.
            let fixtures = Self.fixtures(below: shell.process.id)
            #expect(fixtures.count == 1)
            let watchdog = try #require(PseudoTerminal.children(of: fixtures[0]).first)
            #expect(shell.wait { _ in ProcessFacts(id: watchdog)?.command == "restore-watchd" })
            for process in fixtures { Signal.kill.send(to: process) }
            try #require(shell.wait { $0.emulator.modes[1049] == false })
            let wasFirst = !shell.text.components(separatedBy: "\u{1B}[?1049h")[1]
                .contains(Self.prompt)
            // Not the modes of the shell's own editor but those that it gives to programs.
            shell.type("echo on$((40 + 2)); read line\n")
            #expect(shell.wait { $0.text.contains("on42") })
            #expect(shell.hasLeftScreen)
            if wasFirst { #expect(shell.isCooked) }
            if shell.isCooked { return }
        }
        Issue.record("The shell was first each time")
    }

    /// The processes below another one that have the fixture's name.
    private static func fixtures(below process: Int32) -> [Int32] {
        PseudoTerminal.children(of: process).flatMap { child in
            let isFixture = ProcessFacts(id: child)?.command == "TerminalFixture"
            return (isFixture ? [child] : []) + fixtures(below: child)
        }
    }
}
