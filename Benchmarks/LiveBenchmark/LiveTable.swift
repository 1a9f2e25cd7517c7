#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx

/// A cell that shows a row's text.
final class QuoteCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: String? {
        didSet { textLabel?.text = viewModel }
    }
}

/// Live rows in a table, as in a program, with a manual clock.
@MainActor
final class LiveTable {
    let store: RowStore<Quote>
    let rows: [Quote]
    let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private var binder: AnyObject?
    private var random = SplitMix(seed: 17)

    private init(_ rows: [Quote]) {
        self.rows = rows
        store = RowStore(rows)
    }

    /// Rows in sections by price.
    static func sectioned(
        _ rows: [Quote], by section: @escaping (Quote) -> Int,
        where isIncluded: @escaping (Quote) -> Bool = { _ in true }
    ) -> LiveTable {
        let shown = LiveTable(rows)
        let binder = SectionedTableViewBinder(
            tableView: shown.table, sectionedBy: Band.self,
            sectionDisplayBehavior: .hidesSectionsWithNoCellData, clock: shown.clock)
        binder.onAllSections().rx.bind(
            cellType: QuoteCell.self,
            rows: shown.store.filter(isIncluded).sorted(by: \.price)
                .grouped(by: { Band(section($0)) }),
            mapToViewModels: { $0.symbol })
        shown.begin(binder)
        return shown
    }

    /// All rows in one section, in an order; the table follows its end if it stands there.
    static func single<Key: Comparable>(
        _ rows: [Quote], by key: @escaping (Quote) -> Key, follows: Bool = false
    ) -> LiveTable {
        let shown = LiveTable(rows)
        let binder = TableViewBinder(tableView: shown.table, clock: shown.clock)
        if follows { binder.anchor = .end(followsWithin: 2) }
        binder.onTable().rx.bind(
            cellType: QuoteCell.self, rows: shown.store.sorted(by: key),
            mapToViewModels: { $0.symbol })
        shown.begin(binder)
        return shown
    }

    private func begin(_ binder: SectionedTableViewBinder<some TableViewSection>) {
        binder.finish()
        self.binder = binder
        table.layoutIfNeeded()
    }

    /// From the edits of a turn to the applied batch, with laid-out cells.
    func turn(_ edit: () -> Void) {
        edit()
        clock.advance()
        table.layoutIfNeeded()
    }

    /// Changes rows anywhere in one transaction, and changes them back in another turn.
    @inline(never)
    func change(_ count: Int, _ change: (inout Quote) -> Void) {
        let changed = (0..<count).map { _ in rows[Int.random(in: 0..<rows.count, using: &random)] }
        turn {
            store.edit { edit in
                for var row in changed {
                    change(&row)
                    edit.upsert(row)
                }
            }
        }
        turn { store.edit { edit in for row in changed { edit.upsert(row) } } }
    }
}

extension Suite {
    /// One row from the edit to the cells, changed and changed back, in 50 sections and in one; and
    /// 300 rows that move in one.
    func onTable(_ count: Int) {
        measure("one row moved on a table, and back", n: count) {
            let rows = Quote.make(count)
            let shown = LiveTable.sectioned(rows, by: \.band, where: \.isIncluded)
            // A time: the table takes most of it, whatever the number of rows.
            return warm(atMost: 600_000) { shown.change(1) { $0.price += 20_000 } }
                .yardstick("recompute", Recompute(rows).work)
        }
        measure("one changed row in one section, and back", n: count) {
            let shown = LiveTable.single(Quote.make(count), by: \.price)
            return warm(atMost: 80_000) { shown.change(1) { $0.symbol = "X" } }
        }
        measure("300 moved rows in one section, and back", n: count) {
            let shown = LiveTable.single(Quote.make(count), by: \.price)
            // A price like that of another row, anywhere.
            let move = { (row: inout Quote) in row.price = 100_000 - row.price }
            return Case(
                Work { shown.change(300, move) },
                atMost: count > 100_000 ? 40_000_000 : 6_000_000)
        }
    }

    /// Work that has run a hundred times: the very first runs look up types, which would distort the
    /// time.
    private func warm(
        atMost aim: Double? = nil, _ body: @escaping @MainActor () -> Void
    ) -> Case {
        for _ in 0..<100 { body() }
        return Case(Work(body), atMost: aim)
    }

    /// One row of a table of small sections, changed and changed back.
    func manySections(_ count: Int) {
        measure("one changed row among 32,000 sections, and back", n: count) {
            let shown = LiveTable.sectioned(Quote.make(count)) { $0.id % 32_000 }
            return warm(atMost: 200_000) { shown.change(1) { $0.symbol = "X" } }
        }
    }

    /// A section comes with its only row, and goes, among others.
    func comingSections(_ count: Int) {
        for sections in [50, 1_000] {
            measure("a section of \(Double(sections).grouped) comes, and goes", n: count) {
                var rows = Quote.make(count)
                // The sections of all others are even.
                for index in rows.indices { rows[index].volume = index % sections * 2 }
                let shown = LiveTable.sectioned(rows, by: \.volume)
                var place = 0
                return warm(atMost: sections == 50 ? 100_000 : 240_000) {
                    place = (place + 7) % sections
                    let row = Quote(
                        id: count, symbol: "X", price: 1, isRejected: false, volume: place * 2 + 1)
                    shown.turn { shown.store.upsert(row) }
                    shown.turn { shown.store.remove(id: count) }
                }
            }
        }
    }

    /// A second of a log that writes 1,000 lines at an end, in 60 turns; a twentieth of a second
    /// is allowed.
    func following(_ count: Int) {
        for isFollowing in [true, false] {
            let place = isFollowing ? "its end followed" : "a reader farther up"
            measure("a log of 1,000 lines a second, \(place)", n: count) {
                let lines = (0..<(count + 1_000)).map {
                    Quote(id: $0, symbol: "line \($0)", price: 0, isRejected: false, volume: 0)
                }
                let log = LiveTable.single(Array(lines[..<count]), by: \.id, follows: true)
                if !isFollowing { log.table.contentOffset.y /= 2 }
                let write: @MainActor () -> Void = { log.writeForASecond(lines[count...]) }
                write()
                return Case(Work(write), atMost: 50_000_000)
            }
        }
    }
}

extension LiveTable {
    /// Writes 1,000 lines in 60 turns; the first turn also removes those of the previous second.
    fileprivate func writeForASecond(_ lines: ArraySlice<Quote>) {
        for number in 0..<60 {
            turn {
                store.edit { edit in
                    if number == 0 { for line in lines { edit.remove(id: line.id) } }
                    let written = (number * 50 / 3)..<((number + 1) * 50 / 3)
                    for line in written { edit.upsert(lines[lines.startIndex + line]) }
                }
            }
        }
    }
}
#endif
