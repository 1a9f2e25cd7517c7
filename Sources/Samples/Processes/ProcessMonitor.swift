#if !canImport(UIKit)
import LiveRows
import MiniRx
import Tableau
import TableauPlatform

/// A process as shown in the table.
struct ProcessRow: CollectionIdentifiable, Equatable {
    /// The identity of a process: its number is used again for others, its start tells them apart.
    struct ID: Hashable {
        var number: Int32
        var start: Int
    }

    var facts: ProcessFacts
    /// The name of its user.
    var user: String
    /// Its use of a core since the last update, in tenths of a percent.
    var load: Int
    /// The section that contains it.
    var group: ProcessGroup

    var collectionId: ID { facts.identity }
    var id: Int32 { facts.id }
    var name: String { facts.command }
    /// Its memory, in tenths of a megabyte.
    var memory: Int { facts.memory / 100_000 }
}

extension ProcessFacts {
    var identity: ProcessRow.ID { .init(number: id, start: start) }
}

struct ProcessGroup: TableViewSection, Comparable {
    /// The user, the state, or empty.
    var name: String

    static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// The grouping into sections.
enum ProcessGrouping: CaseIterable {
    case none
    case user
    case state

    func group(user: String, state: ProcessFacts.State) -> ProcessGroup {
        switch self {
        case .none: ProcessGroup(name: "all")
        case .user: ProcessGroup(name: user)
        case .state: ProcessGroup(name: "\(state)")
        }
    }
}

extension ProcessRow {
    /// The columns of a process, with higher priorities for more important ones.
    static let columns = [
        TableColumn("Name", width: 10, weight: 1, priority: 3),
        TableColumn("CPU %", width: 7, alignment: .trailing, priority: 2),
        TableColumn("MB", width: 7, alignment: .trailing, priority: 1),
        TableColumn("User", width: 8),
        TableColumn("PID", width: 8, alignment: .trailing),
    ]

    static func order(by order: ColumnOrder) -> RowOrder<ProcessRow> {
        func by<Key: Comparable>(_ value: @escaping (ProcessRow) -> Key) -> RowOrder<ProcessRow> {
            RowOrder(order.isDescending ? .descending(value) : .ascending(value), .ascending(\.id))
        }
        return switch order.column {
        case 0: by(\.name)
        case 1: by(\.load)
        case 2: by(\.memory)
        case 3: by(\.user)
        default: by(\.id)
        }
    }

    /// The content of its row.
    var viewModel: ColumnCell.ViewModel {
        let isEnded = facts.state == .ended
        return .init(
            columns: Self.columns,
            texts: [
                PrintableText.line(name), Self.tenths(load), Self.tenths(memory),
                PrintableText.line(user), "\(id)",
            ],
            tones: [isEnded ? .negative : .normal, load >= 500 ? .warning : .normal],
            glyph: facts.state == .stopped ? "■" : isEnded ? "✗" : nil,
            accessoryType: .disclosureIndicator)
    }

    /// Its name and number, for questions and messages.
    var label: String { "\(name) (\(id))" }

    /// Returns a number of tenths as text: `12.3`.
    static func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
}

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
    /// The last loads, in tenths of a percent, the newest last: as many as have room in the details.
    var loads: [Int] = []

    mutating func note(_ newCPUTime: Double, at newTime: Double) {
        // A load over less time says little.
        guard newTime - time >= 0.2 else { return }
        loads.append(Int(1000 * max(0, newCPUTime - cpuTime) / (newTime - time)))
        if loads.count > 15 { loads.removeFirst() }
        (time, cpuTime) = (newTime, newCPUTime)
    }
}
#endif
