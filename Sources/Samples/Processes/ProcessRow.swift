#if !canImport(UIKit)
import LiveRows
import Tableau
import TableauPlatform

/// A process as the table shows it.
struct ProcessRow: CollectionIdentifiable, Equatable {
    /// The system's number of it.
    var id: Int32
    /// The name of its program.
    var name: String
    /// The user it belongs to.
    var user: String
    /// What it does.
    var state: ProcessFacts.State
    /// How much of a core it used since it was last looked at, in tenths of a percent.
    var load: Int
    /// The memory it has, in tenths of a megabyte.
    var memory: Int
    /// The section it stands in.
    var group: ProcessGroup

    var collectionId: Int32 { id }
}

/// A section of processes.
struct ProcessGroup: TableViewSection, Comparable {
    /// The user, the state, or nothing.
    var name: String

    static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// What makes the sections.
enum ProcessGrouping: CaseIterable {
    case none
    case user
    case state

    /// The section of a process.
    func group(user: String, state: ProcessFacts.State) -> ProcessGroup {
        switch self {
        case .none: ProcessGroup(name: "all")
        case .user: ProcessGroup(name: user)
        case .state: ProcessGroup(name: "\(state)")
        }
    }
}

extension ProcessRow {
    /// The columns of a process, the most needed with the highest priority.
    static let columns = [
        TableColumn("Name", width: 10, weight: 1, priority: 3),
        TableColumn("CPU %", width: 7, alignment: .trailing, priority: 2),
        TableColumn("MB", width: 9, alignment: .trailing, priority: 1),
        TableColumn("User", width: 9),
        TableColumn("PID", width: 8, alignment: .trailing),
    ]

    /// The order by a column.
    static func order(by order: ColumnOrder) -> RowOrder<ProcessRow> {
        func by<Key: Comparable>(_ value: @escaping (ProcessRow) -> Key) -> RowOrder<ProcessRow> {
            order.isDescending
                ? RowOrder(.descending(value), .ascending(\.id))
                : RowOrder(.ascending(value), .ascending(\.id))
        }
        return switch order.column {
        case 0: by(\.name)
        case 1: by(\.load)
        case 2: by(\.memory)
        case 3: by(\.user)
        default: by(\.id)
        }
    }

    /// What its row shows.
    var viewModel: ColumnCell.ViewModel {
        .init(
            columns: Self.columns,
            texts: [
                PrintableText.line(name), Self.tenths(load), Self.tenths(memory),
                PrintableText.line(user), "\(id)",
            ],
            glyph: state == .stopped ? "■" : state == .ended ? "✗" : nil,
            accessoryType: .disclosureIndicator)
    }

    /// A number of tenths: `12.3`.
    static func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
}
#endif
