import BenchmarkHarness
import Foundation
import Tableau

extension Suite {
    /// Measures the diff of two lists, made for each seed, compared with a dictionary of the rows.
    func diff<Identity>(
        _ name: String, n: Int, inputs count: Int = 8, atMost aim: Double,
        _ make: (_ seed: UInt64) -> Lists<Identity>
    ) {
        measure(name + Identity.label, n: n) {
            let lists = Inputs(count, make)
            return Case(lists.inTurns { $0.diff() }).yardstick(
                "a dictionary of the rows", lists.inTurns { $0.dictionary() }, atMost: aim)
        }
    }

    /// The first figure that the program prints: what else one could do with the same lists.
    func headline() {
        measure("1 % changed", n: 10_000) {
            let lists = Inputs { Lists<Int>.mixed(10_000, seed: $0) }
            return Case(lists.inTurns { $0.diff() })
                .yardstick(
                    "a dictionary of the rows", lists.inTurns { $0.dictionary() }, atMost: 0.15
                )
                .yardstick("== row by row", lists.inTurns { $0.equalityScan() })
                .yardstick("difference(from:)", lists.inTurns { $0.standardDifference() })
        }
    }

    /// Single changes of all kinds, and ranges deleted, inserted and shuffled, for one type of
    /// identity.
    func changes<Identity: NumberedIdentity>(_: Identity.Type) {
        if Identity.self != Int.self {
            diff("1 % changed", n: 10_000, atMost: 0.15) { Lists<Identity>.mixed(10_000, seed: $0) }
        }
        diff("1 % changed", n: 100_000, atMost: 0.15) { Lists<Identity>.mixed(100_000, seed: $0) }
        diff("ranges changed", n: 5_000, atMost: 0.25) {
            Lists<Identity>.ranges(5_000, 1_000, 1_000, 200, seed: $0)
        }
        diff("ranges changed", n: 100_000, atMost: 0.25) {
            Lists<Identity>.ranges(100_000, 10_000, 10_000, 2_000, seed: $0)
        }
    }

    /// Full shuffle, reversal and replacement of all rows, for one type of identity.
    func rearrangements<Identity: NumberedIdentity>(_: Identity.Type, atMost aim: Double) {
        for count in [10_000, 100_000] {
            diff("shuffled", n: count, atMost: aim) { Lists<Identity>.shuffled(count, seed: $0) }
        }
        diff("reversed", n: 10_000, atMost: aim) { Lists<Identity>.reversed(10_000, seed: $0) }
        diff("all replaced", n: 10_000, atMost: 0.3) { Lists<Identity>.replaced(10_000, seed: $0) }
    }

    /// Few changes or none, against a scan with `==`; of arrays that are equal, no diff reads less
    /// than `memcmp`.
    func smallChanges(_ count: Int) {
        let changes: [(String, (inout Lists<Int>) -> Void)] = [
            ("nothing changed", { _ in }), ("20 rows appended", { $0.append(20) }),
            ("one row updated", { $0.update(1) }), ("one row moved", { $0.move(1) }),
        ]
        for (index, (name, change)) in changes.enumerated() {
            measure(name, n: count) {
                let lists = Inputs { Lists<Int>.changed(count, seed: $0, change) }
                let subject = Case(lists.inTurns { $0.diff() }).yardstick(
                    "== row by row", lists.inTurns { $0.equalityScan() }, atMost: 1)
                return index == 0
                    ? subject.bound("memcmp", lists.inTurns { $0.memoryScan() }, atMost: 1.5)
                    : subject
            }
        }
    }

    /// Equal lists: the same array, and strings that are all allocated again.
    func equalLists() {
        measure("the same array", n: 10_000) {
            let arrays = Inputs { Lists<Int>(10_000, seed: $0).old }
            let all = arrays.all
            var next = 0
            // By hand: a call of a closure with an array takes longer than this diff.
            let work = Work {
                next = (next &+ 1) & 7
                blackHole(Diff(all[next], all[next]))
            }
            return Case(work, atMost: 30)
        }
        for count in [10_000, 100_000] {
            measure("equal strings, allocated anew", n: count) {
                let lists = Inputs { Lists<String>.madeAnew(count, seed: $0) }
                return Case(lists.inTurns { $0.diff() }).yardstick(
                    "== of the arrays", lists.inTurns { blackHole($0.old == $0.new) },
                    atMost: 1.25)
            }
        }
    }

    /// Twenty rows.
    func twentyRows() {
        diff("one change", n: 20, inputs: 16, atMost: 1) { seed in
            Lists<Int>.changed(20, seed: seed) { $0.changeOnce(seed: seed) }
        }
        diff("a deletion, insertion, update and move", n: 20, inputs: 16, atMost: 1) { seed in
            Lists<Int>.changed(20, seed: seed) { $0.changeOnceInEachWay() }
        }
        diff("shuffled", n: 20, inputs: 16, atMost: 1.5) { Lists<Int>.shuffled(20, seed: $0) }
    }
}
