#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx

/// Live rows in many sections of a table; one section is inserted and deleted with its only row.
@MainActor
private final class ComingSections {
    private let store: RowStore<Quote>
    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private let binder: SectionedTableViewBinder<Band>
    private let row: Quote

    init(_ count: Int, sections: Int) {
        // That section is in the middle of the table and has one row.
        store = RowStore(
            Quote.make(count).map { quote in
                var quote = quote
                quote.volume = quote.id % sections * 2
                return quote
            })
        row = Quote(id: count, symbol: "X", price: 1, isRejected: false, volume: sections)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Band.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: clock)
        binder.onAllSections().rx.bind(
            cellType: QuoteCell.self,
            rows: store.grouped(by: { Band($0.volume | ($0.symbol == "X" ? 1 : 0)) })
                .sorted(by: \.price),
            mapToViewModels: { $0.symbol })
        binder.finish()
        table.layoutIfNeeded()
        for _ in 0..<100 { insertAndDelete() }
    }

    @inline(never)
    func insertAndDelete() {
        store.upsert(row)
        clock.advance()
        table.layoutIfNeeded()
        store.remove(id: row.id)
        clock.advance()
        table.layoutIfNeeded()
    }
}

extension Suite {
    /// A section is inserted and deleted with its row, from the edit to the cells.
    @MainActor
    func sections(_ count: Int) {
        for (sections, limit) in [(50, 25_000.0), (1_000, 60_000)] {
            measure("a section of \(sections) comes, and goes", n: count) {
                let coming = ComingSections(count, sections: sections)
                return Case(
                    operations: 2, Work { MainActor.assumeIsolated { coming.insertAndDelete() } },
                    atMost: 2 * limit)
            }
        }
    }
}
#endif
