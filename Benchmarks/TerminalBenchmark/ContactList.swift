#if !canImport(UIKit)
import Tableau
import TableauTerminal

/// A person, searched for by name.
struct Contact: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var name: String
    var calls = 0
}

/// A bound table of contacts with a filter, on a screen of 80 x 24.
@MainActor final class ContactList {
    let screen: TerminalScreen
    private let frames: TerminalFrames
    private let binder: TableViewBinder
    private let clock = ManualUpdateClock()
    private let time: TerminalVirtualClock
    private let application: TerminalApplication
    private(set) var contacts: [Contact]

    private static let names = [
        "Ada Lovelace", "José Núñez", "Grace Hopper", "山田太郎", "Alan Turing", "Zoë Müller",
        "Barbara Liskov", "Иван Петров", "Edsger Dijkstra", "Radia Perlman",
    ]

    /// Contacts with search texts, or with names that only their cells contain.
    init(rows: Int, saysText: Bool = true) {
        contacts = (0..<rows).map {
            Contact(collectionId: $0, name: "\(Self.names[$0 % Self.names.count]) \($0)")
        }
        let table = TableView(style: .plain)
        binder = TableViewBinder(tableView: table, clock: clock)
        screen = TerminalScreen(table, title: "Contacts")
        let options = TerminalOptions.testing
        time = options.clock as? TerminalVirtualClock ?? TerminalVirtualClock()
        application = TerminalApplication(root: screen, options: options)
        frames = TerminalFrames(application, size: TerminalSize(columns: 80, rows: 24))
        let chain = binder.onTable()
            .bind(cellType: TableViewCell.self, models: { [unowned self] in contacts })
            .onDequeue { _, cell, contact in
                cell.textLabel?.text = contact.name
                cell.detailTextLabel?.text = "\(contact.calls) calls"
            }
        if saysText { chain.searchText { contact in contact.name } }
        binder.finish()
        clock.advance()
        draw()
    }

    /// Draws a frame and returns the number of its bytes.
    @discardableResult func draw() -> Int { frames.draw(at: time.now) }

    /// Draws frames until every row was searched and returns their number.
    func drawUntilFound() -> Int {
        var count = 0
        repeat {
            draw()
            count += 1
        } while screen.isSearching
        return count
    }

    /// Opens an empty filter.
    func openFilter() {
        frames.handle([.key(.escape), .key(.character("/"))])
        draw()
    }

    /// Types into the filter.
    func type(_ text: String) { frames.handle([.paste(text)]) }

    /// Deletes a letter.
    func erase() { frames.handle([.key(.backspace)]) }

    /// Changes every row and refreshes.
    func changeAll() {
        for index in contacts.indices { contacts[index].calls += 1 }
        binder.refresh()
        clock.advance()
    }
}
#endif
