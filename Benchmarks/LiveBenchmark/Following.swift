#if !canImport(UIKit)
import BenchmarkHarness
import LiveRows
import Tableau
import TableauRx

/// A line of a log.
struct LogLine: CollectionIdentifiable, Equatable {
    let collectionId: Int
    let text: String
}

/// A cell that shows a line.
final class LogCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: String? {
        didSet { textLabel?.text = viewModel }
    }
}

/// A log of live rows in a table that follows its end.
@MainActor
private final class LiveLog {
    private let store: RowStore<LogLine>
    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private let binder: TableViewBinder
    private let count: Int

    init(lines count: Int, isFollowing: Bool) {
        self.count = count
        store = RowStore(
            (0..<count).map {
                LogLine(collectionId: $0, text: "a line of the log, number \($0)")
            })
        binder = TableViewBinder(tableView: table, clock: clock)
        binder.anchor = .end(followsWithin: 2)
        binder.onTable().rx.bind(
            cellType: LogCell.self, rows: store.sorted(by: \.collectionId), mapToViewModels: \.text)
        binder.finish()
        table.layoutIfNeeded()
        if !isFollowing { table.contentOffset.y /= 2 }
        table.layoutIfNeeded()
    }

    /// Writes 1,000 lines in 60 turns; the first turn also removes those of the previous second.
    func writeForASecond() {
        for turn in 0..<60 {
            store.edit { edit in
                if turn == 0 { for id in count..<count + 1_000 { edit.remove(id: id) } }
                for line in (turn * 50 / 3)..<((turn + 1) * 50 / 3) {
                    edit.upsert(LogLine(collectionId: count + line, text: "a new line"))
                }
            }
            clock.advance()
            table.layoutIfNeeded()
        }
    }
}

extension Suite {
    /// A second of a log that writes 1,000 lines at an end; a twentieth of a second is allowed.
    @MainActor
    func following(_ count: Int) {
        for isFollowing in [true, false] {
            let name = isFollowing ? "followed" : "with a reader farther up"
            measure("1,000 lines in 60 turns at an end, \(name)", n: count) {
                let log = LiveLog(lines: count, isFollowing: isFollowing)
                log.writeForASecond()
                return Case(
                    operations: 1_000, Work { MainActor.assumeIsolated { log.writeForASecond() } },
                    atMost: 50_000_000)
            }
        }
    }
}
#endif
