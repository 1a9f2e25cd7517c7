import Foundation
import LiveRows
import MiniRx
import Tableau
import TableauRx

/// The same data bound twice: as live rows, and as full arrays that are computed from scratch.
@MainActor
struct LiveTwin {
    let live: Fixture<Place>
    let whole: Fixture<Place>
    let store = RowStore<Item>()
    let query = BehaviorRelay(value: 0)
    let order = BehaviorRelay(value: RowOrder<Item>.ascending(\.text))
    /// The rows of one more section of both tables, bound as full arrays.
    let beside = BehaviorRelay(value: [Item(1, "beside")])
    private let sections = BehaviorRelay<[Place: [Item]]>(value: [:])
    private let first = BehaviorRelay<[Item]>(value: [])
    private var model: [Int: (item: Item, arrival: Int)] = [:]
    private var arrivals = 0
    private var descends = false

    init(_ behavior: SectionDisplayBehavior<Place>, showing: [Place]?, cellProvider: Bool) {
        live = Fixture(behavior, showing: showing)
        whole = Fixture(behavior, showing: showing)
        let sorted = store.sorted(by: order)
        let rows = sorted.filter(by: query) { $0.id % 7 >= $1 }
        let groups = store.filter(by: query) { $0.id % 7 >= $1 }
            .grouped(by: Self.place).sorted(by: order)
        bindBeside(live)
        bindBeside(whole)
        live.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, rows: rows.prefix(9), mapToViewModels: TextCell.ViewModel.init)
        whole.binder.onSection(.first).rx.bind(
            cellType: TextCell.self, models: first, mapToViewModels: TextCell.ViewModel.init)
        if cellProvider {
            live.table.register(TextCell.self)
            whole.table.register(TextCell.self)
            live.binder.onAllOtherSections().rx.bind(cellProvider: Self.cell, models: groups)
            whole.binder.onAllOtherSections().rx.bind(cellProvider: Self.cell, models: sections)
        } else {
            live.binder.onAllOtherSections().rx.bind(cellType: TextCell.self, rows: groups)
                .onDequeue { $2.viewModel = TextCell.ViewModel($3) }
            whole.binder.onAllOtherSections().rx.bind(cellType: TextCell.self, models: sections)
                .onDequeue { $2.viewModel = TextCell.ViewModel($3) }
        }
        live.binder.finish()
        whole.binder.finish()
    }

    private func bindBeside(_ fixture: Fixture<Place>) {
        fixture.binder.onSection(.fourth).rx.bind(
            cellType: TextCell.self, models: beside, mapToViewModels: TextCell.ViewModel.init)
    }

    private static func cell(
        _ table: TableView, _ place: Place, _ row: Int, _ item: Item
    ) -> TableViewCell {
        let cell = table.dequeue(TextCell.self)
        cell.viewModel = TextCell.ViewModel(item)
        return cell
    }

    private static func place(_ item: Item) -> Place { item.text.count < 2 ? .second : .third }

    // MARK: Changes

    mutating func upsert(_ item: Item, in edit: inout RowStore<Item>.Edit) {
        edit.upsert(item)
        if model[item.id] == nil { arrivals += 1 }
        model[item.id] = (item, model[item.id]?.arrival ?? arrivals)
    }

    mutating func remove(_ id: Int, in edit: inout RowStore<Item>.Edit) {
        edit.remove(id: id)
        model[id] = nil
    }

    mutating func reverseOrder() {
        descends.toggle()
        order.accept(descends ? .descending(\.text) : .ascending(\.text))
    }

    /// Runs a turn of both; whether both tables show the same rows and applied the same updates.
    func turn() -> Bool {
        let rows = model.values.filter { $0.item.id % 7 >= query.value }.sorted { left, right in
            if left.item.text != right.item.text {
                return (left.item.text < right.item.text) != descends
            }
            return left.arrival < right.arrival
        }
        .map(\.item)
        first.accept(Array(rows.prefix(9)))
        sections.accept(
            Dictionary(grouping: rows, by: Self.place).filter { $0.key != .first })
        let (mine, theirs) = (live.turn(), whole.turn())
        return live.lines == whole.lines && mine == theirs && live.kinds == whole.kinds
    }
}
