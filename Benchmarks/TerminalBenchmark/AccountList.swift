#if !canImport(UIKit)
import Foundation
import Tableau
import TableauTerminal

/// A row like those of a bank: a name in any script with a number, and an amount.
struct Account: CollectionIdentifiable, Equatable {
    var id: Int
    var cents: Int
    var collectionId: Int { id }

    private static let names = [
        "Everyday Chequing", "Joint Account", "Rainy Day 🌧️ Fund", "旅行の貯金", "Emergency Savings",
        "Café Card", "Vacation", "Investing – TFSA", "Visa Infinite", "Kids’ Education",
    ]

    var name: String { Self.names[abs(id) % Self.names.count] + " \(id)" }
}

/// A cell that shows an account.
final class AccountCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    var viewModel: Account? {
        didSet {
            textLabel?.text = viewModel?.name
            detailTextLabel?.text = viewModel.map { "$\($0.cents / 100).\($0.cents % 100)" }
            accessoryType = .disclosureIndicator
        }
    }
}

/// A bound table of accounts on a screen of 80 x 24, with manual clocks.
@MainActor final class AccountList {
    let frames: TerminalFrames
    let screen: TerminalScreen
    private let binder: TableViewBinder
    private let clock = ManualUpdateClock()
    private let time: TerminalVirtualClock
    private let application: TerminalApplication
    private var accounts: [Account]

    init(rows: Int) {
        accounts = (0..<rows).map { Account(id: $0, cents: $0 * 37) }
        let table = TableView(style: .plain)
        binder = TableViewBinder(tableView: table, clock: clock)
        screen = TerminalScreen(table, title: "Accounts")
        screen.addAction(key: "r", title: "Refresh") {}
        let options = TerminalOptions.testing
        time = options.clock as? TerminalVirtualClock ?? TerminalVirtualClock()
        application = TerminalApplication(root: screen, options: options)
        frames = TerminalFrames(application, size: TerminalSize(columns: 80, rows: 24))
        binder.onTable().bind(
            cellType: AccountCell.self, viewModels: { [unowned self] in accounts })
        binder.finish()
        clock.advance()
        _ = frames.draw(at: time.now)
    }

    var now: Double { time.now }

    /// Advances the terminal's clock.
    func pass(_ seconds: Double) { time.advance(by: seconds) }

    /// Changes the data, as a service would; `refresh()` shows it.
    func change(_ change: (inout [Account]) -> Void) { change(&accounts) }

    /// From new data to the applied batch.
    func refresh() {
        binder.refresh()
        clock.advance()
    }
}
#endif
