#if !canImport(UIKit)
import LiveRows
import MiniRx
import TableauPlatform

/// The machine's processes as live rows.
@MainActor
final class ProcessMonitor {
    let rows = RowStore<ProcessRow>()
    /// The grouping into sections.
    var grouping = ProcessGrouping.user {
        didSet { refresh() }
    }

    /// The number of updates: a history grows with each, even if its row stays the same.
    let updates = BehaviorRelay(value: 0)

    private let read: () -> [ProcessFacts]
    private let now: () -> Double
    private var histories: [ProcessRow.ID: History] = [:]
    private var names: [UInt32: String] = [:]

    /// Creates a monitor of the processes that a function reads, by a clock in seconds.
    init(read: @escaping () -> [ProcessFacts], now: @escaping () -> Double) {
        self.read = read
        self.now = now
    }

    /// Returns the loads of a process over time, in tenths of a percent, the newest last.
    func loads(of id: ProcessRow.ID) -> [Int] { histories[id]?.loads ?? [] }

    /// Reads the processes again; rows that are equal to the last ones are not touched.
    func refresh() {
        let time = now()
        let old = histories
        histories = [:]
        rows.replaceAll(
            with: read().map { process in
                var history =
                    old[process.identity] ?? History(time: time, cpuTime: process.cpuTime)
                history.note(process.cpuTime, at: time)
                histories[process.identity] = history
                return row(process, load: history.loads.last ?? 0)
            })
        updates.accept(updates.value + 1)
    }

    private func row(_ process: ProcessFacts, load: Int) -> ProcessRow {
        let user = names[process.user] ?? System.userName(of: process.user)
        names[process.user] = user
        return ProcessRow(
            facts: process, user: user, load: load,
            group: grouping.group(user: user, state: process.state))
    }
}

/// The load of a process since it was first seen.
private struct History {
    /// The time of the last measurement, and the CPU time at that point.
    var time: Double
    var cpuTime: Double
    /// The last loads, in tenths of a percent, the newest last.
    var loads: [Int] = []

    mutating func note(_ newCPUTime: Double, at newTime: Double) {
        // A load over less time says little.
        guard newTime - time >= 0.2 else { return }
        loads.append(Int(1000 * max(0, newCPUTime - cpuTime) / (newTime - time)))
        if loads.count > 20 { loads.removeFirst() }
        (time, cpuTime) = (newTime, newCPUTime)
    }
}
#endif
