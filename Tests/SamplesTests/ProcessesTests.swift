import Foundation
import Tableau
import TableauPlatform
import TableauRx
import TableauTerminal
import TerminalTestSupport
import TestEnvironment
import Testing

@testable import SamplesKit

extension Sample {
    /// The samples with reproducible output; that of processes differs each time, and
    /// ``ProcessesTests`` check it.
    static let repeatable = allCases.filter { $0 != .processes }
}

/// The sample on the machine's own processes, one of which is the test.
struct ProcessesTests {
    @Test func itShowsTheRunningProcessesOfEachSecond() throws {
        // It shows the running processes.
        let outcome = try Program.run("processes", "--plain")
        expect(outcome.status, 0)
        let own = ProcessInfo.processInfo.processIdentifier
        let lines = outcome.output.split(separator: "\n")
        let line = try #require(lines.firstIndex { $0.hasSuffix(" \(own)") })
        // Other users have sections of their own, with columns of other widths.
        let header = try #require(lines[..<line].last { $0.contains("CPU % ▼") })
        expect(header.count, lines[line].count, "numbers are aligned with their column's title")

        // It is updated each second. The details of a process that sleeps have a bar for each
        // second, before and after they are opened.
        func bars(after seconds: Int, in details: Int = 0) throws -> Int {
            let outcome = try runBesideNap(
                keys: "wait:\(seconds),/,paste:$nap,enter,enter,wait:\(details)")
            let line = outcome.output.split(separator: "\n").first { $0.contains("  Load  ") }
            return try #require(line, "\(outcome.output)").count { "▁▂▃▄▅▆▇█".contains($0) }
        }
        let few = try bars(after: 2)
        expect(few > 0)
        let more = Effort.count(2, full: 7)
        try expect(bars(after: 2 + more), few + more)
        try expect(bars(after: 2, in: more), few + more)
    }

    /// The last bar is the newest.
    @Test func theDetailsHaveRoomForEachBar() throws {
        let outcome = try runBesideNap(keys: "wait:21,/,paste:$nap,enter")
        let line = outcome.output.split(separator: "\n").first { $0.contains("  Load  ") }
        expect(try #require(line, "\(outcome.output)").contains("…"), false)
    }

    @Test func withoutAProcessThereAreNoDetails() throws {
        let outcome = try Program.run("processes", "--size", "80x20", "--keys", "/,type:\u{1F6B2}")
        expect(outcome.output.contains("No process"), "\(outcome.output)")
    }

    /// The keys stop at the question: no signal is sent.
    @Test func aSignalIsConfirmedFirst() throws {
        let outcome = try Program.run("processes", "--size", "80x20", "--keys", "wait:1,T")
        expect(outcome.status, 0)
        expect(outcome.output.contains(/Terminate .*\([0-9]+\)\? y\/n/), "with its number")
    }

    /// The number of a process that ended while the question stood was given to another.
    @MainActor @Test(arguments: [true, false])
    func aSignalIsNeverForAnotherProcess(isUpdated: Bool) async throws {
        let (process, person) = try #require(
            ChildProcess.onTerminal(
                ["/bin/sleep", "1000"], environment: [:], columns: 80, rows: 24))
        defer { Descriptor.close(person) }
        var new = try #require(ProcessFacts(id: process.id))
        new.command = "sleep"
        var old = new
        old.start -= 1
        var all = [old]
        let options = TerminalOptions.testing
        let screen = TerminalSplit.processes(ClockScheduler(options.clock)) { all }
        let app = TerminalApplication(root: screen, options: options)
        let harness = await TerminalTestHarness(app)
        func action(_ title: String) -> RowActionItem? {
            screen.focusedScreen.table.actions(ofRowAt: RowPath(section: 0, row: 0))
                .first { $0.title == title }
        }
        let kill = try #require(action("Kill"))
        if isUpdated {
            all = [new]
            await harness.pass(1)
        }
        _ = kill.perform()
        await harness.pass(0.1)
        expect(
            isUpdated
                || harness.screenText.joined().contains("sleep (\(new.id)): No such process"))
        all = [new]
        await harness.pass(1)
        _ = try #require(action("Terminate")).perform()
        expect(process.wait(), .killed(TableauPlatform.Signal.terminate.number))
    }

    @MainActor @Test func frozenProcessesStayInTheirPlaces() async throws {
        var first = try #require(ProcessFacts.all.first)
        (first.id, first.command) = (1, "first")
        var second = first
        (second.id, second.command) = (2, "other")
        var all = [first]
        let options = TerminalOptions.testing
        let screen = TerminalSplit.processes(ClockScheduler(options.clock)) { all }
        let harness = await TerminalTestHarness(
            TerminalApplication(root: screen, options: options))
        func shows(_ text: String) -> Bool { harness.screenText.joined().contains(text) }
        try await harness.play("f")
        first.command = "renamed"
        all = [first, second]
        await harness.pass(5)
        expect(shows("renamed") && shows("FROZEN  1 new, 0 ended") && !shows("other"))
        all = [second]
        await harness.pass(5)
        expect(shows("renamed") && shows("FROZEN  1 new, 1 ended") && !shows("other"))
        try await harness.play("f,wait:1")
        expect(shows("other") && !shows("FROZEN") && !shows("renamed"))
    }

    /// Also one that ignores what Control-Z sends, as do all that no shell could continue.
    @Test func itStopsAnyProcess() throws {
        let outcome = try runBesideNap(
            keys: "wait:1,/,paste:$nap,wait:1,rightclick:10:2,3,wait:1",
            then: """
                for try in 1 2 3 4 5 6 7 8 9 10; do
                    \(Program.path) processes --size 80x20 --no-animation \
                        --keys "wait:1,/,paste:$nap,enter,enter,wait:1" | grep "State  .*stopped" && break
                done
                """)
        expect(outcome.output.contains("stopped"), "\(outcome.output)")
    }

    @Test func itFiltersGroupsAndSorts() throws {
        // It filters.
        do {
            let outcome = try runBesideNap(keys: "/,paste:$nap,wait:1")
            expect(outcome.output.contains("nap"))
            expect(outcome.output.contains(" 1 match"), "\(outcome.output)")
        }
        // It groups by state.
        do {
            let outcome = try Program.run(
                // Tall enough for the processes that other tests have ended, which come first.
                "processes", "--size", "80x400", "--no-animation", "--keys", "wait:1,s,wait:1,g")
            expect(outcome.status, 0)
            expect(outcome.output.contains("RUNNING"), "the program itself runs")
        }
        // Headers sort.
        do {
            let outcome = try Program.run(
                "processes", "--size", "80x20", "--no-animation", "--keys", ">,I")
            expect(outcome.output.contains("MB ▲"))
            let click = try Program.run(
                "processes", "--size", "120x20", "--no-animation", "--keys", "click:64:1")
            expect(click.output.contains("PID ▼"))
        }
    }

    /// Runs the sample beside a sleeping process that alone has its name, `$nap`: the digits of a
    /// process are part of other numbers.
    private func runBesideNap(keys: String, then: String = "") throws -> Program.Outcome {
        try Program.runInShell(
            """
            folder=$(mktemp -d) nap=nap$$
            mkfifo "$folder/pipe"
            printf '#!/bin/sh\ntrap "" TSTP\n: >"%s/runs"\nread line <"%s/pipe"\n' \
                "$folder" "$folder" >"$folder/$nap"
            chmod +x "$folder/$nap"
            "$folder/$nap" >/dev/null 2>&1 &
            until [ -e "$folder/runs" ]; do sleep 0.05; done
            \(Program.path) processes --size 80x20 --no-animation --keys "\(keys)"
            \(then)
            kill -9 $!
            rm -r "$folder"
            """)
    }
}
