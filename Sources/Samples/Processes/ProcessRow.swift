#if !canImport(UIKit)
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
    /// `12.3 %   45.1 MB    1234`, the numbers below each other.
    var detail: String {
        Self.padded(Self.tenths(load) + " %", to: 8)
            + Self.padded(Self.tenths(memory) + " MB", to: 12)
            + Self.padded("\(id)", to: 9)
    }

    /// What its row shows.
    var viewModel: TitleDetailTableViewCell.ViewModel {
        .init(
            id: "\(id)", title: PrintableText.line(name), detail: detail,
            symbol: state == .stopped ? .stopped : state == .ended ? .ended : nil,
            accessoryType: .disclosureIndicator)
    }

    /// A number of tenths: `12.3`.
    static func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
#endif
