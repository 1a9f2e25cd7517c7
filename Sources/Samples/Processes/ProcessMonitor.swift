#if !canImport(UIKit)
import LiveRows
import TableauPlatform

/// The processes of the machine as live rows: only those that changed since the last look are edited.
@MainActor
final class ProcessMonitor {
    /// The processes.
    let rows = RowStore<ProcessRow>()
    /// What makes the sections.
    var grouping = ProcessGrouping.user {
        didSet { if grouping != oldValue { refresh() } }
    }

    private let read: () -> [ProcessFacts]
    private let now: () -> Double
    private var samples: [Int32: Sample] = [:]
    private var names: [UInt32: String] = [:]

    /// What is known of a process since it was first seen.
    private struct Sample {
        var cpuTime: Double
        var time: Double
        /// The last loads, in tenths of a percent, the newest last.
        var loads: [Int]
    }

    /// How many loads are kept of each process.
    private static let historyLength = 40
    /// The least time between two looks from which a load is computed, in seconds.
    private static let shortestInterval = 0.2

    /// A monitor.
    ///
    /// - Parameters:
    ///   - read: Gives all processes as they are now.
    ///   - now: The time, in seconds.
    init(read: @escaping () -> [ProcessFacts], now: @escaping () -> Double) {
        self.read = read
        self.now = now
    }

    /// The loads of a process over time, in tenths of a percent, the newest last.
    func loads(of id: Int32) -> [Int] { samples[id]?.loads ?? [] }

    /// Looks at the machine again.
    func refresh() {
        let facts = read()
        let time = now()
        var gone = Set(samples.keys)
        rows.edit { edit in
            for process in facts {
                gone.remove(process.id)
                // A row that is equal to the one that is there is no change.
                edit.upsert(row(process, load: takeLoad(of: process, at: time)))
            }
            for id in gone {
                edit.remove(id: id)
                samples[id] = nil
            }
        }
    }

    private func takeLoad(of process: ProcessFacts, at time: Double) -> Int {
        guard var sample = samples[process.id], sample.cpuTime <= process.cpuTime else {
            samples[process.id] = Sample(cpuTime: process.cpuTime, time: time, loads: [])
            return 0
        }
        guard time - sample.time >= Self.shortestInterval else { return sample.loads.last ?? 0 }
        let load = Int(1000 * (process.cpuTime - sample.cpuTime) / (time - sample.time))
        sample.loads = sample.loads.suffix(Self.historyLength - 1) + [load]
        sample.cpuTime = process.cpuTime
        sample.time = time
        samples[process.id] = sample
        return load
    }

    private func row(_ process: ProcessFacts, load: Int) -> ProcessRow {
        let user = name(of: process.user)
        return ProcessRow(
            id: process.id, name: process.command, user: user, state: process.state, load: load,
            memory: process.memory / 100_000,
            group: grouping.group(user: user, state: process.state))
    }

    private func name(of user: UInt32) -> String {
        if let name = names[user] { return name }
        let name = System.userName(of: user)
        names[user] = name
        return name
    }
}
#endif
