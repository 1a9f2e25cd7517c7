import BenchmarkHarness
import Tableau

extension Suite {
    /// Measures the diff of two lists, changed for each seed, compared with a dictionary of the rows,
    /// and perhaps with more.
    private func diff<Identity>(
        _ name: String, _: Identity.Type, n: Int, inputs count: Int = 8, atMost aim: Double,
        _ change: (inout Lists<Identity>) -> Void,
        and more: (Case, Inputs<Lists<Identity>>) -> Case = { subject, _ in subject }
    ) {
        measure(name + Identity.label, n: n) {
            let lists = Inputs(count) { Lists(n, seed: $0, change) }
            let subject = Case(lists.inTurns { $0.diff() }).yardstick(
                "a dictionary of the rows", lists.inTurns { dictionary($0.old, $0.new) },
                atMost: aim)
            return more(subject, lists)
        }
    }

    /// The first figure that the program prints, beside what else one could do with the same lists.
    func headline() {
        diff("1 % changed", Int.self, n: 10_000, atMost: 0.15) {
            $0.mix()
        } and: { subject, lists in
            subject
                .yardstick("== row by row", lists.inTurns { $0.equalityScan() })
                .yardstick("difference(from:)", lists.inTurns { $0.standardDifference() })
        }
    }

    /// Single changes of all kinds, and ranges deleted, inserted and shuffled, for one type of
    /// identity.
    func changes<Identity: NumberedIdentity>(_ type: Identity.Type) {
        for count in [10_000, 100_000] where count > 10_000 || type != Int.self {
            diff("1 % changed", type, n: count, atMost: 0.15) { $0.mix() }
        }
        diff("ranges changed", type, n: 5_000, atMost: 0.25) { $0.changeRanges(1_000, 1_000, 200) }
        diff("ranges changed", type, n: 100_000, atMost: 0.25) {
            $0.changeRanges(10_000, 10_000, 2_000)
        }
    }

    /// Full shuffle, reversal and replacement of all rows, for one type of identity.
    func rearrangements<Identity: NumberedIdentity>(_ type: Identity.Type, atMost aim: Double) {
        for count in [10_000, 100_000] {
            diff("shuffled", type, n: count, atMost: aim) { $0.shuffle() }
        }
        diff("reversed", type, n: 10_000, atMost: aim) { $0.new.reverse() }
        diff("all replaced", type, n: 10_000, atMost: 0.3) { $0.replaceAll() }
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
                let lists = Inputs { Lists(count, seed: $0, change) }
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
            let all = Inputs { Lists<Int>(10_000, seed: $0).old }.all
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
                let lists = Inputs { Lists<String>(count, seed: $0) { $0.makeAnew() } }
                return Case(lists.inTurns { $0.diff() }).yardstick(
                    "== of the arrays", lists.inTurns { blackHole($0.old == $0.new) },
                    atMost: 1.25)
            }
        }
    }

    /// Twenty rows.
    func twentyRows() {
        let cases: [(String, Double, (inout Lists<Int>) -> Void)] = [
            ("one change", 1, { $0.changeOnce() }),
            ("a deletion, insertion, update and move", 1, { $0.mix(1) }),
            ("shuffled", 1.5, { $0.shuffle() }),
        ]
        for (name, aim, change) in cases {
            diff(name, Int.self, n: 20, inputs: 16, atMost: aim, change)
        }
    }
}
