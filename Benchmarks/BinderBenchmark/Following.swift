#if !canImport(UIKit)
import BenchmarkHarness
import MiniRx
import Tableau
import TableauRx

/// A line of a log.
struct Line: CollectionIdentifiable, Equatable {
    let id: Int
    let text: String
    var collectionId: Int { id }
}

/// A cell that shows a line.
final class LineCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: Line? {
        didSet { textLabel?.text = viewModel?.text }
    }
}

/// A second of a log that writes 1,000 lines, in 60 turns, at a followed end of 100,000.
///
/// The target, a twentieth of that second, is not reached: comparing 100,000 rows in each turn takes
/// about a fifth, followed or not. So it has no bound yet.
@MainActor
func measureFollowing() {
    for isFollowing in [true, false] {
        let name = isFollowing ? "followed" : "with a reader farther up"
        suite.measure("1,000 lines in 60 turns at an end, \(name)", n: 100_000) {
            let log = LogFixture(lines: 100_000, isFollowing: isFollowing)
            return Case(
                operations: 1_000, Work { MainActor.assumeIsolated { log.writeForASecond() } })
        }
    }
}

@MainActor
private final class LogFixture {
    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private let binder: TableViewBinder
    private let lines: BehaviorRelay<[Line]>
    private let first: [Line]

    init(lines count: Int, isFollowing: Bool) {
        first = (0..<count).map { Line(id: $0, text: "a line of the log, number \($0)") }
        lines = BehaviorRelay(value: first)
        binder = TableViewBinder(tableView: table, clock: clock)
        binder.anchor = .end(followsWithin: 2)
        binder.onTable().bind(cellType: LineCell.self, viewModels: lines)
        binder.finish()
        table.layoutIfNeeded()
        if !isFollowing { table.contentOffset.y /= 2 }
        table.layoutIfNeeded()
    }

    func writeForASecond() {
        // Begins with one turn that takes back the second before.
        var all = first
        for turn in 0..<60 {
            let written = (turn * 50 / 3)..<((turn + 1) * 50 / 3)
            all += written.map { Line(id: first.count + $0, text: "a new line") }
            lines.accept(all)
            clock.advance()
            table.layoutIfNeeded()
        }
    }
}
#endif
