#if !canImport(UIKit)
import Tableau
import TableauTerminal

/// A person, searched for by name.
struct Contact: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var name: String
    var calls = 0
}

/// A bound table of contacts with a filter.
@MainActor final class ContactList: ShownTable {
    private var contacts: [Contact]

    private static let names = [
        "Ada Lovelace", "José Núñez", "Grace Hopper", "山田太郎", "Alan Turing", "Zoë Müller",
        "Barbara Liskov", "Иван Петров", "Edsger Dijkstra", "Radia Perlman",
    ]

    /// Last names, each of a tenth of the rows, as one types them.
    static let words = [
        "lovelace", "nunez", "hopper", "turing", "muller", "liskov", "dijkstra", "perlman",
    ]

    /// Contacts with search texts, or with names that only their cells contain.
    init(rows: Int, saysText: Bool = true) {
        contacts = (0..<rows).map {
            Contact(collectionId: $0, name: "\(Self.names[$0 % Self.names.count]) \($0)")
        }
        super.init("Contacts")
        let chain = binder.onTable()
            .bind(cellType: TableViewCell.self, models: { [unowned self] in contacts })
            .onDequeue { _, cell, contact in
                cell.textLabel?.text = contact.name
                cell.detailTextLabel?.text = "\(contact.calls) calls"
            }
        if saysText { chain.searchText { contact in contact.name } }
        begin()
    }

    /// Draws frames until every row was searched.
    func drawUntilFound() { repeat { draw() } while screen.isSearching }

    /// Opens an empty filter.
    func openFilter() {
        handle(.key(.escape), .key(.character("/")))
        draw()
    }

    /// Types into the filter.
    func type(_ text: String) { handle(.paste(text)) }

    /// Changes every row and refreshes.
    func changeAll() {
        for index in contacts.indices { contacts[index].calls += 1 }
        refresh()
    }
}
#endif
