#if !canImport(UIKit)
import LiveRows
import MiniRx
import TableauPlatform

/// The machine's processes as live rows: only processes that changed since the last update are
/// edited.
@MainActor
final class ProcessMonitor {
    let rows = RowStore<ProcessRow>()
    /// The grouping into sections.
    var grouping = ProcessGrouping.user {
        didSet { refresh(everyRow: true) }
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

    /// Reads the processes again.
    func refresh(everyRow: Bool = false) {
        let facts = read()
        let time = now()
        rows.edit { edit in
            for process in facts {
                let new = History(time: time, cpuTime: process.cpuTime)
                let hasChanged = histories[process.identity, default: new].note(process, at: time)
                if hasChanged || everyRow { edit.upsert(row(process)) }
            }
            let ids = Set(facts.map(\.identity))
            for id in histories.keys where !ids.contains(id) {
                edit.remove(id: id)
                histories[id] = nil
            }
        }
        updates.accept(updates.value + 1)
    }

    private func row(_ process: ProcessFacts) -> ProcessRow {
        let user = names[process.user] ?? System.userName(of: process.user)
        names[process.user] = user
        return ProcessRow(
            facts: process, user: user, load: loads(of: process.identity).last ?? 0,
            group: grouping.group(user: user, state: process.state))
    }
}

/// What is known of a process since it was first seen.
private struct History {
    /// The facts at the last update.
    var facts: ProcessFacts?
    /// The time of the last measurement, and the CPU time at that point.
    var time: Double
    var cpuTime: Double
    /// The last loads, in tenths of a percent, the newest last.
    var loads: [Int] = []

    /// Records the current facts; returns whether the content of the row has changed.
    ///
    /// For most processes, which sleep, this is the whole cost.
    mutating func note(_ process: ProcessFacts, at time: Double) -> Bool {
        let (oldFacts, oldLoad) = (facts, loads.last ?? 0)
        facts = process
        // A load over less time says little.
        if time - self.time >= 0.2 {
            loads.append(Int(1000 * max(0, process.cpuTime - cpuTime) / (time - self.time)))
            if loads.count > 20 { loads.removeFirst() }
            (self.time, cpuTime) = (time, process.cpuTime)
        }
        return process != oldFacts || oldLoad != loads.last ?? 0
    }
}
#endif
