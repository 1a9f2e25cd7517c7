#if !canImport(UIKit)
import LiveRows
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
#endif
