import Foundation
import TableauTerminal
import TestEnvironment
import Testing

/// The program as a user runs it, on a pseudo-terminal.
@Suite(.serialized) struct LiveTests {
    @Test func itSendsValidSequencesOnly() throws {
        let terminal = try PseudoTerminal(["--rows", "60"])
        expect(terminal.wait(for: "1/180"))
        for (keys, expected) in [
            ("jjj", "4/180"), ("G", "180/180"), ("[", "121/180"), ("g", "1/180"),
            ("\u{1B}[6~", "22/180"), ("\u{1B}[<65;3;3M", "Row 1.25"), ("r", "Loading"),
            ("?", "previous, next section"),
        ] {
            terminal.type(keys)
            expect(terminal.wait(for: expected), "\(keys.debugDescription)")
        }
        expect(terminal.wait(for: "Updated"))
        expect(terminal.emulator.complaints, [])
    }

    /// Each report of a move would wake the process.
    @Test func onlyButtonsAndDragsAreReported() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("jj\u{1B}[<65;3;3Mk")
        expect(terminal.wait(for: "2/"))
        expect(terminal.emulator.modes[1002] == true && terminal.emulator.modes[1003] == nil)
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored)
    }

    @Test func anIdleProgramDoesNotWakeUp() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        // With a timer or polling, there are never ten readings without a wake-up.
        var wakeUps = -1
        var quietReadings = 0
        expect(
            terminal.wait {
                let now = $0.wakeUps
                quietReadings = now == wakeUps ? quietReadings + 1 : 0
                wakeUps = now
                return quietReadings >= 10
            })
        expect(wakeUps > 0, "wake-ups are counted")
    }

    @Test func anotherProgramUsesTheTerminalMeanwhile() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("e")
        expect(terminal.wait { $0.isRestored && $0.textAfterwards.contains("editing") })
        terminal.type("q hello\n")
        expect(terminal.wait { $0.isTaken && $0.text.contains("got q hello") })
        expect(terminal.wait(for: "ended with 0"))
        // Control-C goes to that program.
        terminal.type("e")
        expect(
            terminal.wait {
                $0.isRestored && $0.text.components(separatedBy: "editing").count == 3
            })
        terminal.type("\u{3}")
        expect(terminal.wait { $0.isTaken && $0.text.contains("caught") })
        expect(terminal.wait(for: "ended with 7"))
        terminal.type("E")
        expect(terminal.wait(for: "could not be started"))
        terminal.type("jj")
        expect(terminal.wait { $0.emulator.lines.contains { $0.contains("▌ Row 1.3") } })
        expect(terminal.emulator.complaints, [])
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored)
    }

    @Test func theTerminalStaysLentAfterAProgramThatRanMeanwhile() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("N")
        expect(terminal.wait { $0.isRestored && $0.textAfterwards.contains("editing") })
        terminal.type("\n")
        expect(terminal.wait { $0.isRestored && $0.textAfterwards.contains("more?") })
        terminal.type("yes\n")
        expect(terminal.wait { $0.isTaken && $0.text.contains("read yes") })
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored)
    }

    @Test func aProgramStillGetsTheTerminalAfterQuitWasCalled() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("Q")
        expect(terminal.wait { $0.isRestored && $0.textAfterwards.contains("editing") })
        terminal.type("yes\n")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored && terminal.textAfterwards.contains("got yes"))
    }

    @Test func aSmallTerminalRecoversWhenItGrows() throws {
        let terminal = try PseudoTerminal(columns: 10, rows: 3)
        expect(terminal.wait(for: "Too small"))
        for (columns, rows) in [(1, 1), (200, 60), (12, 2), (40, 10)] {
            terminal.resize(columns: columns, rows: rows)
            expect(
                terminal.wait {
                    $0.emulator.lines.contains {
                        $0.contains(columns > 20 ? "Row 1.1" : columns > 8 ? "Too small" : "T")
                    }
                }, "\(columns)x\(rows)")
        }
        expect(terminal.emulator.complaints, [])
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
    }

    @Test func aLoneEscapeGoesBack() throws {
        let terminal = try PseudoTerminal()
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("j\r")
        expect(terminal.wait(for: "‹ Fixture"))
        terminal.type("\u{1B}")
        expect(terminal.wait(for: "2/36"))
    }

    @Test func withoutColoursOrUnicodeItStillWorks() throws {
        let terminal = try PseudoTerminal(
            environment: ["NO_COLOR": "1", "LANG": "C", "LC_ALL": "C"])
        expect(terminal.wait(for: "Row 1.1"))
        terminal.type("j")
        expect(terminal.wait(for: "2/36"))
        let text = String(decoding: terminal.bytes, as: UTF8.self)
        expect(text.utf8.allSatisfy { $0 < 0x80 })
        expect(!text.contains("38;") && !text.contains("48;"))
    }

    /// As after `su`: the terminal is another user's, and standard input its alias.
    @Test func aTerminalThatCannotBeOpenedByItsPathIsUsedAllTheSame() throws {
        let script = """
            path=$(tty)
            chmod 000 "$path"
            # Root may open anything.
            if [ "$(id -u)" = 0 ]; then
                set -- setpriv --reuid=65534 --regid=65534 --clear-groups
            fi
            "$@" "$FIXTURE" </dev/tty
            """
        let terminal = try PseudoTerminal(["-c", script], program: "/bin/sh")
        expect(terminal.wait(for: "Row 1.1"), "\(terminal.text)")
        expect(terminal.isTaken)
        terminal.type("j")
        expect(terminal.wait(for: "2/36"))
        terminal.type("q")
        expect(terminal.waitForEnd(), .exited(0))
        expect(terminal.isRestored)
    }

    @Test func withoutCursorAddressingItPrintsText() throws {
        let terminal = try PseudoTerminal(["--rows", "2"], environment: ["TERM": "dumb"])
        expect(terminal.waitForEnd(), .exited(0))
        let text = String(decoding: terminal.bytes, as: UTF8.self)
        expect(text.contains("Row 3.2") && !text.contains("\u{1B}"))
    }

    @Test func aClosedPipeEndsItWithoutAnError() throws {
        let command = "(\"$FIXTURE\" --plain --rows 20000; echo status $? >&2) | head -n 1"
        let terminal = try PseudoTerminal(["-c", command], program: "/bin/sh")
        expect(terminal.waitForEnd(), .exited(0))
        let text = String(decoding: terminal.bytes, as: UTF8.self)
        expect(text.contains("Fixture\r\n"))
        expect(text.contains("status 0"), "\(text)")
    }

    @Test func theErrorNamesARecordingThatCannotBeWritten() throws {
        let terminal = try PseudoTerminal(["--keys", "down", "--cast", "/no/such/place.cast"])
        let status = try #require(terminal.waitForEnd())
        expect(status, .exited(2))
        let text = String(decoding: terminal.bytes, as: UTF8.self)
        expect(text.contains("`/no/such/place.cast`"))
    }
}
