import BenchmarkHarness
import Tableau

extension Suite {
    /// Through the type-erased path that the binder takes, compared with the direct call.
    func erased() {
        let cases: [(String, Int, Lists<Int>)] = [
            ("erased, one of each", 20, .withOneOfEach(seed: 20)),
            ("erased, ranges", 5_000, .ranges(5_000, 1_000, 1_000, 200)),
            ("erased, shuffle", 10_000, .shuffled(10_000)),
        ]
        for (name, count, lists) in cases {
            measure(name, n: count) {
                let comparison = bound(lists.old)
                let scratch = DiffScratch.take()
                return Case(
                    operations: Diff(lists.old, lists.new).count,
                    Work {
                        lists.old.withUnsafeBytes { old in
                            lists.new.withUnsafeBytes { new in
                                blackHole(
                                    Diff(
                                        BorrowedRows(old.baseAddress, lists.old.count),
                                        BorrowedRows(new.baseAddress, lists.new.count),
                                        by: comparison, using: scratch))
                            }
                        }
                    },
                    bound: "direct", Work { blackHole(Diff(lists.old, lists.new)) }, target: 1.05)
            }
        }
    }

    /// The working memory per row of both lists, for one type of identity.
    func scratch<Identity: NumberedIdentity>(_: Identity.Type) {
        for (name, lists) in [
            ("ranges", Lists<Identity>.ranges(100_000, 10_000, 10_000, 2_000)),
            ("shuffle", .shuffled(100_000)), ("replace all", .replaced(100_000)),
        ] {
            let scratch = DiffScratch.take()
            scratch.resetPeak()
            let comparison = bound(lists.old)
            lists.old.withUnsafeBytes { old in
                lists.new.withUnsafeBytes { new in
                    blackHole(
                        Diff(
                            BorrowedRows(old.baseAddress, lists.old.count),
                            BorrowedRows(new.baseAddress, lists.new.count), by: comparison,
                            using: scratch))
                }
            }
            let rows = lists.old.count + lists.new.count
            reportMemory(
                "scratch a row, \(name), \(Identity.label)", n: lists.old.count,
                bytes: Double(scratch.peakBytes) / Double(rows), atMost: 24)
            scratch.giveBack()
        }
    }
}

/// Makes a comparison as a bind call does: `Model` is known only to the caller.
@inline(never)
private func bound<Model>(_ models: [Model]) -> RowComparison { RowComparison(Model.self) }
