import Foundation
import MiniRx
import Tableau
import TableauRx
import TableauTesting

struct Item: CollectionIdentifiable, Hashable {
    let name: String
    var amount = 1
    var collectionId: String { name }
}

enum Part: Int, TableViewSection, Comparable { case missing, bought }

final class ItemCell: TableViewCell, ViewModelBindable {
    var viewModel: Item? {
        didSet {
            textLabel?.text = viewModel?.name
            detailTextLabel?.text = viewModel.map { "\($0.amount)" }
        }
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
}

/// A shopping list: tapping an item moves it to the other section.
@MainActor
final class ShoppingList {
    let tableView = TableView(style: .plain)
    let items: BehaviorRelay<[Part: [Item]]>
    let binder: SectionedTableViewBinder<Part>

    init(_ items: [Part: [Item]], clock: any UpdateClock) {
        self.items = BehaviorRelay(value: items)
        binder = SectionedTableViewBinder(
            tableView: tableView, sectionedBy: Part.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.onSections(.missing, .bought)
            .rx.bind(cellType: ItemCell.self, models: self.items, mapToViewModels: { $0 })
            .bind(headerTitles: [.missing: "Missing", .bought: "Bought"])
            .onTapped { [unowned self] section, _, _, item in move(item, from: section) }
        binder.finish()
    }

    func move(_ item: Item, from section: Part) {
        var items = items.value
        items[section]?.removeAll { $0.name == item.name }
        items[section == .missing ? .bought : .missing, default: []].append(item)
        self.items.accept(items)
    }

    static func sample(_ clock: any UpdateClock) -> ShoppingList {
        ShoppingList(
            [.missing: [Item(name: "Bread"), Item(name: "Milk", amount: 2)], .bought: []],
            clock: clock)
    }
}
