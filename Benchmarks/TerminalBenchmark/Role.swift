#if !canImport(UIKit)
import SamplesKit
import Tableau
import TableauPlatform
import TableauTerminal

/// The roles of this program on a pseudo-terminal, where the benchmark uses it as a user does.
enum Role: String {
    /// A list of accounts; the argument is their number.
    case accounts = "--as-accounts"
    /// The processes sample; the argument is their number.
    case processes = "--as-processes"

    /// Plays the role until the user quits.
    @MainActor func play(_ count: Int) throws {
        switch self {
        case .accounts:
            let accounts = (0..<count).map { Account(id: $0, cents: $0 * 37) }
            let table = TableView(style: .plain)
            let binder = TableViewBinder(tableView: table)
            binder.onTable().bind(cellType: AccountCell.self, viewModels: accounts)
            binder.finish()
            try TerminalScreen(table, title: "Accounts").run()
        case .processes:
            let machine = BusyMachine(count)
            try SamplesCommand.showProcesses(TerminalOptions()) { machine.read() }
        }
    }
}

/// A simulated machine with many processes: one in twenty works at a time, and a few come and go.
@MainActor final class BusyMachine {
    private var processes: [ProcessFacts]
    private var looks = 0

    init(_ count: Int) { processes = (0..<count).map { Self.process(Int32($0)) } }

    private static func process(_ id: Int32) -> ProcessFacts {
        ProcessFacts(
            id: id, parent: 1, user: 0, state: id % 50 == 0 ? .running : .sleeping,
            command: "worker-\(id % 97)", cpuTime: 0, memory: 1_000_000 + 40_000 * Int(id % 500))
    }

    /// Returns the processes a second later.
    func read() -> [ProcessFacts] {
        looks += 1
        for index in stride(from: looks % 20, to: processes.count, by: 20) {
            processes[index].cpuTime += Double(index % 90) / 100
            processes[index].memory += 4_096 * (index % 40)
        }
        for place in 0..<min(10, processes.count) {
            let index = (looks * 10 + place) % processes.count
            processes[index] = Self.process(Int32(processes.count + looks * 10 + place))
        }
        return processes
    }
}
#endif
