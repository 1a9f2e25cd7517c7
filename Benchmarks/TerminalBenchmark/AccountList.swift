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

    static func all(_ count: Int) -> [Account] {
        (0..<count).map { Account(id: $0, cents: $0 * 37) }
    }

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

/// A table on a screen of 80 x 24, with manual clocks.
@MainActor class ShownTable {
    let screen: TerminalScreen
    let frames: TerminalFrames
    let binder: TableViewBinder
    private let clock = ManualUpdateClock()
    private let time: TerminalVirtualClock
    private let application: TerminalApplication

    init(_ title: String) {
        let table = TableView(style: .plain)
        binder = TableViewBinder(tableView: table, clock: clock)
        screen = TerminalScreen(table, title: title)
        screen.addAction(key: "r", title: "Refresh") {}
        let options = TerminalOptions.testing
        time = options.clock as? TerminalVirtualClock ?? TerminalVirtualClock()
        application = TerminalApplication(root: screen, options: options)
        frames = TerminalFrames(application, size: TerminalSize(columns: 80, rows: 24))
    }

    /// Shows the first frame after the table was bound.
    func begin() {
        binder.finish()
        clock.advance()
        draw()
    }

    /// Draws a frame and returns the number of its bytes.
    @discardableResult func draw() -> Int { frames.show(at: time.now) }

    func handle(_ events: InputEvent...) {
        for event in events { application.handle(event) }
    }

    /// Advances the terminal's clock.
    func pass(_ seconds: Double) { time.advance(by: seconds) }

    /// From new data to the applied batch.
    func refresh() {
        binder.refresh()
        turn()
    }

    /// Applies what has changed.
    func turn() { clock.advance() }
}

/// A bound table of accounts.
@MainActor final class AccountList: ShownTable {
    private var accounts: [Account]

    init(rows: Int) {
        accounts = Account.all(rows)
        super.init("Accounts")
        binder.onTable().bind(
            cellType: AccountCell.self, viewModels: { [unowned self] in accounts })
        begin()
    }

    /// Changes the data, as a service would; `refresh()` shows it.
    func change(_ change: (inout [Account]) -> Void) { change(&accounts) }
}
#endif
