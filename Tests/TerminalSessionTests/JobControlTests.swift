import Foundation
import TableauPlatform
import TableauTerminal
import TestEnvironment
import Testing

/// The program as a job of an interactive shell, started directly or through other programs.
@Suite(.serialized) struct JobControlTests {
    private static let fixture = "\"$FIXTURE\""
    private static let prompt = "ready> "

    /// Ways to start the fixture; those that need a missing program are left out.
    private static let commands: [String] = [
        ("/bin/sh", fixture), ("/bin/sh", "sh -c '\(fixture); true'"),
        ("/bin/sh", "(\(fixture); true)"),
        ("/usr/bin/make", "make -s -f <(echo 'all: ; @\"$$FIXTURE\"; true')"),
        (
            "/usr/bin/python3",
            "python3 -c 'import os, subprocess; subprocess.run([os.environ[\"FIXTURE\"]])'"
        ),
    ].filter { FileManager.default.isExecutableFile(atPath: $0.0) }.map(\.1)

    private func startShell(_ arguments: [String] = ["--noediting"]) throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            ["--norc", "--noprofile"] + arguments + ["-i"], program: "/bin/bash",
            environment: ["PS1": Self.prompt])
        expect(shell.wait { $0.text.contains(Self.prompt) })
        return shell
    }

    @Test(arguments: commands)
    func controlZStopsTheWholeJob(command: String) throws {
        let shell = try startShell()
        shell.type(command + "\n")
        expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        for round in 1...2 {
            shell.type("\u{1A}")
            expect(
                shell.wait { $0.text.components(separatedBy: "Stopped").count == round + 1 },
                "the shell is notified")
            expect(shell.wait { $0.isRestored })
            shell.type("echo here$((\(round) + 40))\n")
            expect(shell.wait { $0.text.contains("here\(round + 40)") }, "and owns the terminal")
            shell.type("fg\n")
            expect(shell.wait { $0.isTaken })
            expect(shell.wait(for: "Row 1.12"))
        }
        shell.type("j")
        expect(shell.wait(for: "2/36"))
        shell.type("q")
        expect(shell.wait { $0.text.contains("goodbye") })
        expect(shell.wait { $0.isRestored })
        shell.type("exit\n")
        expect(shell.waitForEnd() != nil)
    }

    @Test func aSignalStopsOnlyItsProcess() throws {
        let shell = try startShell()
        shell.type("(\(Self.fixture); echo over)\n")
        expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        let middle = try #require(PseudoTerminal.children(of: shell.process.id).first)
        let program = try #require(PseudoTerminal.children(of: middle).first)
        Signal.stop.send(to: program)
        expect(shell.wait { $0.isRestored })
        expect(!shell.text.contains("Stopped"))
        // A signal sent before it has stopped would continue nothing.
        expect(shell.wait { _ in PseudoTerminal.isStopped(program) })
        Signal.continue.send(to: program)
        expect(shell.wait { $0.isTaken })
        shell.type("jq")
        expect(shell.wait { $0.text.contains("over") })
    }

    @Test func controlZIsIgnoredIfNothingCouldContinueTheProgram() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("\u{1A}j")
        expect(terminal.wait(for: "2/36"))
        expect(terminal.isTaken)
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored)
    }

    @Test func aBackgroundJobWaitsForTheTerminal() throws {
        let shell = try startShell()
        shell.type(Self.fixture + "\n")
        expect(shell.wait(for: "Row 1.1") && shell.isTaken)
        shell.type("\u{1A}")
        expect(shell.wait { $0.text.contains("Stopped") && $0.isRestored })
        shell.type("bg\n")
        shell.type("echo still$((40 + 2))\n")
        expect(shell.wait { $0.text.contains("still42") })
        expect(shell.isCooked)
        // The shell continues only a job that it knows is stopped.
        let program = try #require(PseudoTerminal.children(of: shell.process.id).first)
        expect(shell.wait { _ in PseudoTerminal.isStopped(program) })
        shell.type("echo and$((40 + 4))\n")
        expect(shell.wait { $0.text.contains("and44") })
        shell.type("fg\n")
        expect(shell.wait { $0.isTaken })
        shell.type("jq")
        expect(shell.wait { $0.text.contains("goodbye") && $0.isRestored })
    }
}
