// expect-ok
import Foundation
import MiniRx
import Tableau
import TableauRx

// Chains with many calls and literals, as users write them: the compiler must check them quickly
// and accept every form of each handler.

private enum Part: Int, TableViewSection, Comparable {
    case first
    case second
    case third
}

private struct Item: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var height: Int
}

private final class ItemCell: TableViewCell, ViewModelBindable, ViewEventEmitting {
    struct ViewModel: Equatable {
        var text: String
    }
    enum ViewEvent {
        case pressed
    }
    var viewModel: ViewModel?
}

@MainActor
private final class PartScreen {
    var items: [Item] = []
    var taps = 0
    let relay = BehaviorRelay<[Part: [Item]]>(value: [:])
    let binder: SectionedTableViewBinder<Part>
    var update: ([Item]) -> Void = { _ in }

    init(_ binder: SectionedTableViewBinder<Part>) { self.binder = binder }

    func show(_ item: Item) {}

    func oneSection() {
        binder.onSection(.first)
            .bind(
                cellType: ItemCell.self, models: { [unowned self] in items },
                mapToViewModels: { .init(text: "\($0.height)") }
            )
            .bind(headerTitle: "head")
            .bind(footerTitle: { nil })
            .onDequeue { row, cell, item in
                cell.accessoryType = item.height > row ? .none : .checkmark
            }
            .onTapped { [unowned self] row, cell, item in show(item) }
            .onEvent(from: ItemCell.self) { [unowned self] row, cell, event, item in show(item) }
            .prefetch(when: .cellsFromEnd(3)) { [unowned self] start in items.removeAll() }
            .cellHeight { row, item in CGFloat(item.height) * 2 + 1 }
            .estimatedCellHeight { _ in 44 }
            .headerHeight { 20 }
            .dimensions(
                .cellHeight { _ in 120 },
                .estimatedCellHeight { row, item in row == 0 ? 10 : CGFloat(item.height) },
                .headerHeight { 80 },
                .footerHeight { 12.5 })
    }

    func oneSectionOfLiterals() {
        binder.onSection(.first)
            .bind(
                cellType: ItemCell.self,
                viewModels: [.init(text: "a"), .init(text: "b" + "c"), .init(text: "\(1 + 2)")]
            )
            .onTapped { row, cell in print(row + 1, cell.viewModel?.text ?? "none") }
            .dimensions(.cellHeight { $0 == 0 ? 80 : 44 }, .headerHeight { 28 })
    }

    func severalSections() {
        binder.onSections(.second, .third)
            .bind(
                cellType: ItemCell.self,
                models: [.second: [Item(collectionId: 1, height: 2)], .third: []],
                mapToViewModels: { .init(text: "\($0.height)") }
            )
            .bind(headerTitles: [.second: "a", .third: nil])
            .footerTitles([.third: "foot"])
            .onTapped { section, row, cell, item in print(section, row, item.height + 1) }
            .onEvent(from: ItemCell.self) { section, row, cell, event, item in print(event) }
            .cellHeight { section, row, item in section == .second ? CGFloat(item.height) : 22 }
            .dimensions(
                .cellHeight { section, _ in
                    switch section {
                    case .second: return 90
                    default: return 70
                    }
                },
                .headerHeight { section in section == .first ? 2 : 3 })
    }

    func observedSections() {
        binder.onAllOtherSections()
            .rx.bind(
                cellType: ItemCell.self, models: relay,
                mapToViewModels: { .init(text: "\($0.height)") }
            )
            .rx.bind(headerTitles: relay.map { items in items.mapValues { "\($0.count)" } })
            .onDequeue { section, row, cell, item in print(section, row, item) }
            .onTapped(weakly(self, PartScreen.tapped))
    }

    func fiveMethods() {
        binder.onSections(.first, .second)
            .rx.bind(
                cellType: ItemCell.self, models: relay,
                mapToViewModels: { .init(text: "\($0.height)") }
            )
            .onDequeue(weakly(self, PartScreen.tapped))
            .onTapped(weakly(self, PartScreen.tapped))
            .onEvent(from: ItemCell.self, weakly(self, PartScreen.pressed))
            .prefetch(when: .cellsFromEnd(3), with: weakly(self, PartScreen.neared))
            .onCellTapped(weakly(self, PartScreen.tapped))
    }

    func tapped(section: Part, row: Int, cell: ItemCell, item: Item) { taps += 1 }

    func pressed(
        section: Part, row: Int, cell: ItemCell, event: ItemCell.ViewEvent, item: Item
    ) {
        taps += 1
    }

    private func neared(section: Part, start: Int) { taps += 1 }

    func fiveClosures() {
        binder.onSections(.first, .second)
            .rx.bind(
                cellType: ItemCell.self, models: relay,
                mapToViewModels: { .init(text: "\($0.height)") }
            )
            .onDequeue { [unowned self] section, row, cell, item in taps += 1 }
            .onTapped { [unowned self] section, row, cell, item in taps += item.height }
            .onEvent(from: ItemCell.self) { [weak self] section, row, cell, event, item in
                self?.taps += 1
            }
            .prefetch(when: .cellsFromEnd(3)) { [unowned self] section, start in taps += start }
            .onCellTapped { [unowned self] section, row, cell, item in taps += 1 }
    }

    func updatedAndAny() {
        binder.onSection(.first)
            .bind(cellType: ItemCell.self, models: [], updatedBy: &update)
            .onTapped { [weak self] row, cell, item in self?.show(item) }
        binder.onAnySection()
            .onTapped { section, row, cell in print(section) }
            .dimensions(
                .cellHeight { _, _ in 200 }, .headerHeight { _ in 50 }, .footerHeight { _ in 50 })
    }
}
