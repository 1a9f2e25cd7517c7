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
        let cases: [(String, Int, (inout Lists<Int>) -> Void)] = [
            ("one of each, by the binder's types", 20, { $0.mix(1) }),
            (
                "ranges changed, by the binder's types", 5_000,
                { $0.changeRanges(1_000, 1_000, 200) }
            ),
            ("shuffled, by the binder's types", 10_000, { $0.shuffle() }),
        ]
        for (name, count, change) in cases {
            measure(name, n: count) {
                let lists = Inputs(16) { Lists(count, seed: $0, change) }
                let scratch = DiffScratch.make()
                return Case(lists.inTurns { $0.erasedDiff(scratch) })
                    .yardstick("the direct call", lists.inTurns { $0.diff() }, atMost: 1.1)
            }
        }
    }

    /// The working memory per row of both lists, for one type of identity.
    func scratch<Identity: NumberedIdentity>(_: Identity.Type) {
        let cases: [(String, (inout Lists<Identity>) -> Void)] = [
            ("ranges changed", { $0.changeRanges(10_000, 10_000, 2_000) }),
            ("shuffled", { $0.shuffle() }), ("all replaced", { $0.replaceAll() }),
        ]
        for (name, change) in cases {
            let name = "working memory a row, \(name)\(Identity.label)"
            report((name, .bytes, 24), n: 100_000) {
                let lists = Lists(100_000, seed: 0, change)
                let scratch = DiffScratch.make()
                lists.erasedDiff(scratch)
                defer { scratch.discard() }
                return [Double(scratch.bytes) / Double(lists.old.count + lists.new.count)]
            }
        }
    }
}

/// Makes a comparison as a bind call does: `Model` is known only to the caller.
@inline(never)
private func bound<Model>(_ models: [Model]) -> RowComparison { RowComparison(Model.self) }
