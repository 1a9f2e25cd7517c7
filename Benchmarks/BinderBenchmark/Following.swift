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
/// Each turn has a new array. Most of that second goes into copying and freeing 60 arrays of
/// 100,000 lines, which the relay alone does as well. Live rows copy none: see `LiveBenchmark`.
@MainActor
func measureFollowing() {
    for isFollowing in [true, false] {
        let name = isFollowing ? "followed" : "with a reader farther up"
        suite.measure("1,000 lines in 60 turns at an end, \(name)", n: 100_000) {
            let log = LogFixture(lines: 100_000, isFollowing: isFollowing)
            let alone = BehaviorRelay(value: LogFixture.lines(100_000))
            let first = alone.value
            return Case(
                operations: 1_000, Work { MainActor.assumeIsolated { log.writeForASecond() } },
                bound: "the relay alone",
                Work { LogFixture.write(after: first, to: alone) {} }, target: 1.5)
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
        first = Self.lines(count)
        lines = BehaviorRelay(value: first)
        binder = TableViewBinder(tableView: table, clock: clock)
        binder.anchor = .end(followsWithin: 2)
        binder.onTable().bind(cellType: LineCell.self, viewModels: lines)
        binder.finish()
        table.layoutIfNeeded()
        if !isFollowing { table.contentOffset.y /= 2 }
        table.layoutIfNeeded()
    }

    static func lines(_ count: Int) -> [Line] {
        (0..<count).map { Line(id: $0, text: "a line of the log, number \($0)") }
    }

    func writeForASecond() {
        Self.write(after: first, to: lines) {
            clock.advance()
            table.layoutIfNeeded()
        }
    }

    /// The first turn also removes the lines of the previous second.
    nonisolated static func write(
        after first: [Line], to lines: BehaviorRelay<[Line]>, turn: () -> Void
    ) {
        var all = first
        for number in 0..<60 {
            let written = (number * 50 / 3)..<((number + 1) * 50 / 3)
            all += written.map { Line(id: first.count + $0, text: "a new line") }
            lines.accept(all)
            turn()
        }
    }
}
#endif
