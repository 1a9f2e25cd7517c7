#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx

/// A cell that shows a row's content.
final class QuoteCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: String? {
        didSet { textLabel?.text = viewModel }
    }
}

/// Live rows in 50 sections of a table, as in a program, with a manual clock.
@MainActor
final class BoundTable {
    let store: RowStore<Quote>
    private let rows: [Quote]
    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private let binder: SectionedTableViewBinder<Band>
    private var next = 0

    init(_ count: Int) {
        rows = Quote.make(count)
        store = RowStore(rows)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Band.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.onAllSections().rx.bind(
            cellType: QuoteCell.self,
            rows: store.filter { $0.isIncluded }.grouped(by: { Band($0.band) }).sorted(by: \.price),
            mapToViewModels: { $0.symbol })
        binder.finish()
        table.layoutIfNeeded()
    }

    /// From an edit to the applied batch, with laid-out cells.
    @inline(never)
    func changeOne() {
        next = (next + 7_919) % rows.count
        var row = rows[next]
        row.price += 20_000
        store.upsert(row)
        clock.advance()
        table.layoutIfNeeded()
        store.upsert(rows[next])
        clock.advance()
        table.layoutIfNeeded()
    }
}

extension Suite {
    /// One row, from the edit to the cells, changed and changed back.
    @MainActor
    func onTable(_ count: Int, _ limit: Double) {
        measure("one row on a table, and back", n: count) {
            let bound = BoundTable(count)
            // The very first runs look up types, which would distort the time.
            for _ in 0..<100 { bound.changeOne() }
            return Case(
                operations: 2, Work { MainActor.assumeIsolated { bound.changeOne() } },
                atMost: 2 * limit)
        }
    }
}
#endif
