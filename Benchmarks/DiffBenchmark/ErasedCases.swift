import BenchmarkHarness
import Tableau

extension Lists {
    /// The diff through the types of the binder, which knows no `Row`.
    func erasedDiff(_ scratch: DiffScratch) {
        let comparison = bound(old)
        old.withUnsafeBytes { before in
            new.withUnsafeBytes { after in
                blackHole(
                    Diff(
                        BorrowedRows(before.baseAddress, old.count),
                        BorrowedRows(after.baseAddress, new.count), by: comparison, using: scratch))
            }
        }
    }
}

extension Suite {
    /// Through the type-erased path that the binder takes, compared with the direct call.
    func erased() {
        let cases: [(String, Int, (UInt64) -> Lists<Int>)] = [
            (
                "one of each, by the binder's types", 20,
                { seed in Lists.changed(20, seed: seed) { $0.changeOnceInEachWay() } }
            ),
            (
                "ranges changed, by the binder's types", 5_000,
                { .ranges(5_000, 1_000, 1_000, 200, seed: $0) }
            ),
            ("shuffled, by the binder's types", 10_000, { .shuffled(10_000, seed: $0) }),
        ]
        for (name, count, make) in cases {
            measure(name, n: count) {
                let lists = Inputs(16, make)
                let scratch = DiffScratch.make()
                return Case(lists.inTurns { $0.erasedDiff(scratch) })
                    .yardstick("the direct call", lists.inTurns { $0.diff() }, atMost: 1.1)
            }
        }
    }

    /// The working memory per row of both lists, for one type of identity.
    func scratch<Identity: NumberedIdentity>(_: Identity.Type) {
        for (name, make) in [
            ("ranges changed", { Lists<Identity>.ranges(100_000, 10_000, 10_000, 2_000, seed: 0) }),
            ("shuffled", { .shuffled(100_000, seed: 0) }),
            ("all replaced", { .replaced(100_000, seed: 0) }),
        ] {
            let name = "working memory a row, \(name)\(Identity.label)"
            guard selects(name, n: 100_000) else { continue }
            let lists = make()
            let scratch = DiffScratch.make()
            lists.erasedDiff(scratch)
            let bytes = Double(scratch.peakBytes) / Double(lists.old.count + lists.new.count)
            report(name, n: 100_000, .bytes, bytes, atMost: 24)
            scratch.discard()
        }
    }
}

/// Makes a comparison as a bind call does: `Model` is known only to the caller.
@inline(never)
private func bound<Model>(_ models: [Model]) -> RowComparison { RowComparison(Model.self) }
