#if !canImport(UIKit)
import BenchmarkHarness
import MiniRx
import TableauRx

/// A second of a log that writes 1,000 lines, in 60 turns, at a followed end of 100,000.
///
/// Each turn has a new array: it is copied and freed, which the relay alone does as well, and
/// compared with the one before. Live rows do neither: see `LiveBenchmark`.
@MainActor
func measureFollowing() {
    let count = 100_000
    for isFollowing in [true, false] {
        let name = isFollowing ? "its end followed" : "a reader farther up"
        suite.measure("a log of 1,000 lines a second, \(name)", n: count) {
            let data = Fixture.data(count, 1)
            let log = Fixture(data)
            log.binder.anchor = .end(followsWithin: 2)
            log.show(data[Section(number: 0)]!)
            log.binder.scrollToEnd(animated: false)
            log.turn()
            if !isFollowing { log.table.contentOffset.y /= 2 }
            log.table.layoutIfNeeded()
            let alone = BehaviorRelay(value: data)
            return Case(Work { write(after: data) { log.show($0) } }).bound(
                "the relay alone",
                Work { write(after: data) { alone.accept([Section(number: 0): $0]) } }, atMost: 4)
        }
    }
}

/// The first turn also removes the lines of the previous second.
@MainActor
private func write(after data: Fixture.Data, to show: ([Row]) -> Void) {
    var all = data[Section(number: 0)]!
    let count = all.count
    for number in 0..<60 {
        let written = (number * 50 / 3)..<((number + 1) * 50 / 3)
        all += written.map { Row(id: count + $0, version: 0) }
        show(all)
    }
}
#endif
