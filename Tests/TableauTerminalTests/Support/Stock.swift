import Tableau

/// A bound table with search texts.
@MainActor final class Stock {
    /// What supplies the search text.
    enum Says: CaseIterable {
        case nothing
        case chain
        case viewModel
    }

    struct Shelf: TableViewSection, Comparable {
        var number: Int
        static func < (left: Shelf, right: Shelf) -> Bool { left.number < right.number }
    }

    struct Item: CollectionIdentifiable, Equatable {
        var name: String
        var turn = 0
        var collectionId: String { name }
    }

    struct NamedItem: CollectionIdentifiable, Equatable, SearchTextProviding {
        var item: Item
        var collectionId: String { item.name }
        var searchText: String { item.name }
    }

    let table = TableView(style: .grouped)
    let binder: SectionedTableViewBinder<Shelf>
    private(set) var askedCells = 0
    private let clock = ManualUpdateClock()
    private var sections: [Shelf: [Item]] = [:]

    /// The title of a section's header.
    nonisolated static func header(of number: Int) -> String { "SHELF \(number)" }

    init(_ sections: [[String]], says: Says = .chain) {
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Shelf.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        set(sections, turn: 0)
        let chain = binder.onAllSections()
        switch says {
        case .nothing, .chain:
            let models = chain.bind(
                cellType: TableViewCell.self, models: { [unowned self] in self.sections }
            )
            .onDequeue { [unowned self] _, _, cell, item in
                askedCells += 1
                cell.textLabel?.text = item.name
            }
            if says == .chain { models.searchText { item in item.name } }
        case .viewModel:
            chain.bind(
                cellType: NamedCell.self, models: { [unowned self] in self.sections },
                mapToViewModels: { NamedItem(item: $0) }
            )
            .onDequeue { [unowned self] _, _, _, _ in askedCells += 1 }
        }
        chain.bind(headerTitles: { [unowned self] in
            Dictionary(
                uniqueKeysWithValues: self.sections.keys.map { ($0, Self.header(of: $0.number)) })
        })
        binder.finish()
        clock.advance()
    }

    /// Shows other rows; with another `turn`, all rows are changed.
    func show(_ sections: [[String]], turn: Int = 0) {
        set(sections, turn: turn)
        binder.refresh()
        clock.advance()
    }

    private func set(_ sections: [[String]], turn: Int) {
        self.sections = Dictionary(
            uniqueKeysWithValues: sections.enumerated().map { index, names in
                (Shelf(number: index), names.map { Item(name: $0, turn: turn) })
            })
    }
}

/// A cell that shows a name.
final class NamedCell: TableViewCell, ViewModelBindable {
    var viewModel: Stock.NamedItem? {
        didSet { textLabel?.text = viewModel?.item.name }
    }
}
