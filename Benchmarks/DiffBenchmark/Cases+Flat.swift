import BenchmarkHarness
import Foundation
import Tableau

extension Suite {
    /// Measures the diff of two lists against a bound.
    func diff<Identity>(
        _ name: String, n: Int, _ lists: @autoclosure () -> Lists<Identity>, bound: String,
        _ work: (Lists<Identity>) -> Work, atMost target: Double? = nil
    ) {
        measure("\(name), \(Identity.label)", n: n) {
            let lists = lists()
            return Case(
                operations: Diff(lists.old, lists.new).count,
                Work { blackHole(Diff(lists.old, lists.new)) },
                bound: bound, work(lists), target: target)
        }
    }

    /// Measures diffs of small lists against a time.
    ///
    /// Each run takes the next of 16 pairs of lists: with a single pair, the branch predictor would
    /// learn all branches.
    func diff<Identity>(
        _ name: String, n: Int, _ make: (_ seed: UInt64) -> Lists<Identity>,
        atMost nanoseconds: Double
    ) {
        measure("\(name), \(Identity.label)", n: n) {
            let lists = (0..<16).map { make($0) }
            var next = 0
            return Case(
                operations: Diff(lists[0].old, lists[0].new).count,
                Work {
                    next = (next + 1) & 15
                    blackHole(Diff(lists[next].old, lists[next].new))
                }, atMost: nanoseconds)
        }
    }

    /// Ranges deleted, inserted and shuffled, and random changes of all kinds, for one type of
    /// identity.
    func largeChanges<Identity: NumberedIdentity>(_: Identity.Type) {
        diff(
            "ranges", n: 5_000, Lists<Identity>.ranges(5_000, 1_000, 1_000, 200),
            bound: "dictionary", { $0.dictionary() }, atMost: 0.13)
        diff(
            "ranges", n: 100_000, Lists<Identity>.ranges(100_000, 10_000, 10_000, 2_000),
            bound: "dictionary", { $0.dictionary() }, atMost: 0.10)
        diff(
            "mixed", n: 10_000, Lists<Identity>.mixed(10_000), bound: "dictionary",
            { $0.dictionary() }, atMost: 0.06)
        diff(
            "mixed", n: 100_000, Lists<Identity>.mixed(100_000), bound: "dictionary",
            { $0.dictionary() }, atMost: 0.15)
    }

    /// Full shuffle, reversal and replacement of all rows, for one type of identity.
    func rearrangements<Identity: NumberedIdentity>(
        _: Identity.Type, shuffle: Double, replace: Double?
    ) {
        for count in [10_000, 100_000] {
            diff(
                "shuffle", n: count, Lists<Identity>.shuffled(count), bound: "dictionary",
                { $0.dictionary() }, atMost: shuffle)
        }
        diff(
            "replace all", n: 10_000, Lists<Identity>.replaced(10_000), bound: "dictionary",
            { $0.dictionary() }, atMost: replace)
        var reversed = Lists<Identity>(10_000)
        reversed.new.reverse()
        diff(
            "reverse", n: 10_000, reversed, bound: "dictionary", { $0.dictionary() },
            atMost: 0.12)
    }

    /// Few changes or none (4), against a scan with `==`.
    func smallChanges(_ count: Int) {
        var appended = Lists<Int>(count)
        for _ in 0..<20 { appended.insertAtEnd() }
        var updated = Lists<Int>(count)
        updated.update(1)
        var moved = Lists<Int>(count)
        moved.move(1)
        let cases: [(String, Lists<Int>)] = [
            ("no change", Lists(count)), ("append 20", appended), ("one update", updated),
            ("one move", moved),
        ]
        for (name, lists) in cases {
            diff(
                name, n: count, lists, bound: "== scan", { $0.equalityScan() }, atMost: 0.8)
        }
        diff(
            "no change, by memory", n: count, Lists<Int>(count), bound: "memcmp",
            { $0.memoryScan() })
    }

    /// No change, but all strings are allocated again (5).
    func stringsMadeAnew() {
        diff(
            "made anew", n: 10_000, Lists<String>.madeAnew(10_000), bound: "array ==",
            { $0.arrayEquality() }, atMost: 1.15)
        diff(
            "made anew", n: 100_000, Lists<String>.madeAnew(100_000), bound: "array ==",
            { $0.arrayEquality() }, atMost: 1.15)
    }

    /// Twenty rows (9), against a time.
    func twentyRows() {
        diff("one operation", n: 20, { .withOneOperation(seed: $0) }, atMost: 80)
        diff("one of each", n: 20, { .withOneOfEach(seed: $0) }, atMost: 250)
        diff("shuffle of 20", n: 20, { Lists<Int>.shuffled(20, seed: $0) }, atMost: 600)
    }

    /// The same array twice (3).
    func sameStorage() {
        measure("same array", n: 10_000) {
            let rows = Lists<Int>(10_000).old
            return Case(operations: 0, Work { blackHole(Diff(rows, rows)) }, atMost: 20)
        }
    }

    /// The standard library's time for a small list: it grows quadratically.
    func standardLibrary() {
        diff(
            "ranges, for scale", n: 1_000, Lists<Int>.ranges(1_000, 200, 200, 40),
            bound: "difference(from:)",
            { $0.standardDifference() })
    }
}

extension Lists where Identity == Int {
    /// Twenty rows with one operation; its kind depends on the seed.
    static func withOneOperation(seed: UInt64) -> Lists {
        var lists = Lists(20, seed: seed)
        switch seed % 4 {
        case 0: lists.delete(1)
        case 1: lists.insert(1)
        case 2: lists.update(1)
        default: lists.move(1)
        }
        return lists
    }

    /// Twenty rows with one operation of each kind.
    static func withOneOfEach(seed: UInt64) -> Lists {
        var lists = Lists(20, seed: seed)
        lists.delete(1)
        lists.insert(1)
        lists.update(1)
        lists.move(1)
        return lists
    }
}

extension Lists {
    mutating func insertAtEnd() {
        new.append(Row(collectionId: Identity(number: new.count)))
    }
}
