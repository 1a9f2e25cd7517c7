#if !canImport(UIKit)
import BenchmarkHarness
import TableauPlatform
import TableauTerminal

// First, what a user experiences: this program on a pseudo-terminal, started and used from outside.

// Then the cost of a frame of a table on a terminal of 80 x 24 in truecolor: its time from state to
// bytes, and its bytes; and the time from a refresh to the first frame that shows it.

if CommandLine.arguments.count == 3, let role = Role(rawValue: CommandLine.arguments[1]) {
    try role.play(Int(CommandLine.arguments[2]) ?? 0)
    System.exitProcess(0)
}

let suite = Suite(name: "TerminalBenchmark")

/// Reports a frame and its bytes: `prepare` makes a change, and the frame that shows it is
/// measured.
@MainActor func measureFrame(
    _ name: String, bytes most: Int, rows: Int = 10_000,
    prepare: @escaping @MainActor (AccountList) -> Void
) {
    var bytes = 0
    suite.measure(name, n: rows) {
        let list = AccountList(rows: rows)
        prepare(list)
        bytes = list.frames.draw(at: list.now)
        return Case(
            operations: bytes,
            Work(prepare: { prepare(list) }, { blackHole(list.frames.draw(at: list.now)) }))
    }
    if suite.options.selects(name) {
        suite.report("\(name), bytes", n: rows, count: bytes, atMost: most)
    }
}

/// Alternates, so that each run has something to do.
@MainActor final class Turn {
    private var isForth = false

    func next() -> Bool {
        isForth.toggle()
        return isForth
    }
}

// Before this process grows: the kernel copies its page tables into a new process, and a person's
// shell is small.
measureOnTerminal(suite)
suite.heading("Frames of 80 x 24")
let selection = Turn()
let scrolling = Turn()
measureFrame("full frame", bytes: 6_000) { $0.frames.invalidate() }
measureFrame("selection moves", bytes: 600) { list in
    list.frames.handle([.key(selection.next() ? .down : .up)])
}
measureFrame("scrolls 3 lines", bytes: 2_500) { list in
    list.frames.handle([.wheel(lines: scrolling.next() ? 1 : -1, column: 1, row: 5)])
}
measureFrame("spinner turns", bytes: 80) { list in
    list.screen.isLoading = true
    list.pass(1 / 12.0)
}
measureFrame("nothing changed", bytes: 0) { _ in }
/// Reports a frame in the middle of the animation of a batch.
@MainActor func measureAnimation(_ name: String, change: @escaping (inout [Account], Bool) -> Void)
{
    let turn = Turn()
    measureFrame(name, bytes: 4_000) { list in
        list.pass(1)
        list.change { change(&$0, turn.next()) }
        list.refresh()
        _ = list.frames.draw(at: list.now)
        list.pass(0.05)
        _ = list.frames.draw(at: list.now)
        list.pass(1 / 60.0)
    }
}

measureAnimation("animation of 4 rows, one frame") { accounts, isForth in
    if isForth {
        accounts.insert(contentsOf: (0..<4).map { Account(id: -1 - $0, cents: $0) }, at: 3)
    } else {
        accounts.removeSubrange(3..<7)
    }
}
measureAnimation("animation of every row, one frame") { accounts, isForth in
    // Half a screen is inserted or deleted at the top, and everything below moves.
    if isForth {
        accounts.insert(contentsOf: (0..<11).map { Account(id: -1 - $0, cents: $0) }, at: 0)
    } else {
        accounts.removeSubrange(0..<11)
    }
}

/// Reports the time from new data to the first frame that shows it: diff, batch, layout, bytes.
@MainActor func measureRefresh(
    _ name: String, rows: Int, change: @escaping (inout [Account]) -> Void
) {
    suite.measure(name, n: rows) {
        let list = AccountList(rows: rows)
        return Case(
            operations: 1,
            Work(
                prepare: {
                    list.pass(1)
                    list.change(change)
                },
                {
                    list.refresh()
                    blackHole(list.frames.draw(at: list.now))
                }), atMost: 16_000_000)
    }
}

suite.heading("From new data to the frame")
for rows in [10_000, 1_000_000] {
    measureRefresh("refresh to frame, one row", rows: rows) { $0[rows / 2].cents += 1 }
    measureRefresh("refresh to frame, 1 % of rows", rows: rows) { accounts in
        for index in stride(from: 0, to: rows, by: 100) { accounts[index].cents += 1 }
    }
    measureRefresh("refresh to frame, all rows", rows: rows) { accounts in
        for index in accounts.indices { accounts[index].cents += 1 }
    }
    measureRefresh("refresh to frame, a row comes and goes", rows: rows) { accounts in
        if accounts.count == rows {
            accounts.insert(Account(id: -1, cents: 5), at: 5)
        } else {
            accounts.remove(at: 5)
        }
    }
}
suite.heading("Filter")
measureFilter()
suite.finish()
#endif
