#if !canImport(UIKit)
import LiveRows
import MiniRx
import TableauPlatform

/// The machine's processes as live rows: only processes that changed since the last update are
/// edited.
@MainActor
final class ProcessMonitor {
    /// The processes.
    let rows = RowStore<ProcessRow>()
    /// The grouping into sections.
    var grouping = ProcessGrouping.user {
        didSet {
            guard grouping != oldValue else { return }
            hasNewGroups = true
            refresh()
        }
    }

    /// The number of updates: a history grows with each, even if its row stays the same.
    let updates = BehaviorRelay(value: 0)

    private let read: () -> [ProcessFacts]
    private let now: () -> Double
    private var samples: [ProcessRow.ID: Sample] = [:]
    private var names: [UInt32: String] = [:]
    private var looks = 0
    /// Whether every process is in another section than its row indicates.
    private var hasNewGroups = false

    /// The history of a process since it was first seen.
    fileprivate struct Sample {
        /// The facts at the last update.
        var facts: ProcessFacts
        /// The time of the last measurement, and the CPU time at that point.
        var time: Double
        var cpuTime: Double
        /// The last loads, in tenths of a percent, the newest last.
        var loads: [Int] = []
        /// The update that saw it last.
        var look: Int
    }

    /// The number of loads to keep for each process.
    fileprivate nonisolated static let historyLength = 40
    /// The minimum time between two updates for computing a load, in seconds.
    fileprivate nonisolated static let shortestInterval = 0.2

    /// Creates a monitor.
    ///
    /// - Parameters:
    ///   - read: Returns the current processes.
    ///   - now: Returns the time, in seconds.
    init(read: @escaping () -> [ProcessFacts], now: @escaping () -> Double) {
        self.read = read
        self.now = now
    }

    /// Returns the loads of a process over time, in tenths of a percent, the newest last.
    func loads(of id: ProcessRow.ID) -> [Int] { samples[id]?.loads ?? [] }

    /// Reads the processes again.
    func refresh() {
        let facts = read()
        let time = now()
        looks += 1
        rows.edit { edit in
            for process in facts where note(process, at: time) || hasNewGroups {
                edit.upsert(row(process, load: samples[process.identity]?.loads.last ?? 0))
            }
            guard samples.count > facts.count else { return }
            for (id, sample) in samples where sample.look != looks {
                edit.remove(id: id)
                samples[id] = nil
            }
        }
        hasNewGroups = false
        updates.accept(looks)
    }

    /// Records the current facts of a process; returns whether its row's content has changed.
    ///
    /// For most processes, which sleep, this is the whole cost.
    private func note(_ process: ProcessFacts, at time: Double) -> Bool {
        let identity = process.identity
        guard let place = samples.index(forKey: identity) else {
            samples[identity] = Sample(
                facts: process, time: time, cpuTime: process.cpuTime, look: looks)
            return true
        }
        return samples.values[place].note(process, at: time, look: looks)
    }

    private func row(_ process: ProcessFacts, load: Int) -> ProcessRow {
        let user = name(of: process.user)
        return ProcessRow(
            id: process.id, start: process.start, name: process.command, user: user,
            state: process.state, load: load, memory: process.memory / 100_000,
            group: grouping.group(user: user, state: process.state))
    }

    private func name(of user: UInt32) -> String {
        if let name = names[user] { return name }
        let name = System.userName(of: user)
        names[user] = name
        return name
    }
}

extension ProcessFacts {
    fileprivate var identity: ProcessRow.ID { .init(number: id, start: start) }
}

extension ProcessMonitor.Sample {
    fileprivate mutating func note(_ process: ProcessFacts, at time: Double, look: Int) -> Bool {
        self.look = look
        let known = facts
        facts = process
        let before = loads.last
        if time - self.time >= ProcessMonitor.shortestInterval {
            loads.append(Int(1000 * max(0, process.cpuTime - cpuTime) / (time - self.time)))
            if loads.count > ProcessMonitor.historyLength { loads.removeFirst() }
            (self.time, cpuTime) = (time, process.cpuTime)
        }
        return process != known || (before ?? 0) != (loads.last ?? 0)
    }
}
#endif
