#if !canImport(UIKit)
import BenchmarkHarness
import TableauTerminal

/// Reports a frame and its bytes: `prepare` makes a change, and the frame that shows it is
/// measured.
///
/// - Parameter prepare: Is told the number of the frame, from 0 on.
@MainActor private func measureFrame(
    _ name: String, bytes most: Double, rows: Int = 10_000,
    prepare: @escaping @MainActor (AccountList, Int) -> Void
) {
    suite.measure(name, n: rows) {
        let list = AccountList(rows: rows)
        return Case(Work(prepare: { prepare(list, $0) }) { list.draw() })
    }
    suite.report(("\(name), bytes", .bytes, most), n: rows) {
        let list = AccountList(rows: rows)
        prepare(list, 0)
        return [Double(list.draw())]
    }
}

/// Reports a frame in the middle of the animation of a batch: rows are inserted at one of eight
/// places, and deleted again.
@MainActor private func measureAnimation(_ name: String, rows: Int, from place: Int) {
    measureFrame(name, bytes: 4_000) { list, number in
        list.pass(1)
        list.change { accounts in
            let start = place + number / 2 % 8
            if number % 2 == 0 {
                let new = (0..<rows).map { Account(id: -1 - $0, cents: $0) }
                accounts.insert(contentsOf: new, at: start)
            } else {
                accounts.removeSubrange(start..<start + rows)
            }
        }
        list.refresh()
        list.draw()
        list.pass(0.05)
        list.draw()
        list.pass(1 / 60.0)
    }
}

/// Frames of a table on a terminal of 80 x 24 in truecolor: from state to bytes, and their bytes.
@MainActor func measureFrames() {
    suite.heading("Frames of 80 x 24")
    measureFrame("a full frame", bytes: 6_000) { list, _ in list.frames.invalidate() }
    // Eight forth, eight back.
    measureFrame("the selection moves", bytes: 600) { list, number in
        list.handle(.key(number % 16 < 8 ? .down : .up))
    }
    measureFrame("the table scrolls by 3 lines", bytes: 2_500) { list, number in
        list.handle(.mouse(.wheel(lines: number % 16 < 8 ? 1 : -1), column: 1, row: 5))
    }
    measureFrame("a spinner turns", bytes: 80) { list, _ in
        list.screen.isLoading = true
        list.pass(1 / 12.0)
    }
    measureFrame("nothing changed", bytes: 0) { _, _ in }
    measureAnimation("animation of 4 rows, one frame", rows: 4, from: 3)
    // Half a screen comes or goes at the top, and everything below moves.
    measureAnimation("animation of every row, one frame", rows: 11, from: 0)
}

/// From new data to the first frame that shows it: diff, batch, layout, bytes.
@MainActor func measureRefreshes() {
    suite.heading("From new data to the frame")
    for rows in [1_000_000, 10_000] {
        measureRefresh("one row", rows) { $0[$1 * 7_919 % rows].cents += 1 }
        measureRefresh("1 % of rows", rows) { accounts, number in
            for index in stride(from: number % 100, to: rows, by: 100) {
                accounts[index].cents += 1
            }
        }
        measureRefresh("all rows", rows) { accounts, _ in
            for index in accounts.indices { accounts[index].cents += 1 }
        }
        measureRefresh("a row comes and goes", rows) { accounts, number in
            let place = number / 2 % 8
            if number % 2 == 0 {
                accounts.insert(Account(id: -1, cents: 5), at: place)
            } else {
                accounts.remove(at: place)
            }
        }
    }
}

@MainActor private func measureRefresh(
    _ name: String, _ rows: Int, change: @escaping (inout [Account], Int) -> Void
) {
    suite.measure("new data to frame, \(name)", n: rows) {
        let list = AccountList(rows: rows)
        let prepare: @MainActor (Int) -> Void = { number in
            list.pass(1)
            list.change { change(&$0, number) }
        }
        return Case(
            Work(prepare: prepare) {
                list.refresh()
                list.draw()
            }, atMost: 16_000_000)
    }
}
#endif
