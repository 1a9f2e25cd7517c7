import Tableau
import TestEnvironment
import TestSupport
import Testing

/// The working memory of diffs: its size, its release, and no leftovers of one diff in the next.
@Suite struct DiffScratchTests {
    #if DEBUG
    @Test func aContradictionInOneDiffIsNotReportedInTheNext() throws {
        let scratch = DiffScratch.make()
        defer { scratch.discard() }
        func disagreement(_ old: [LooseRow], _ new: [LooseRow]) -> RowPair? {
            old.withUnsafeBytes { oldBytes in
                new.withUnsafeBytes { newBytes in
                    Diff(
                        BorrowedRows(oldBytes.baseAddress, old.count),
                        BorrowedRows(newBytes.baseAddress, new.count),
                        by: RowComparison(LooseRow.self), using: scratch
                    ).counts.disagreement
                }
            }
        }
        let old = (0..<30).map { LooseRow(collectionId: $0, content: $0) }
        for place in [20, 0] {
            // Row 20 is in the common suffix, row 0 in the common prefix.
            var new = old
            new[place].collectionId = 99
            let inserted = LooseRow(collectionId: 50, content: 50)
            if place == 20 { new.insert(inserted, at: 10) } else { new.append(inserted) }
            let found = try #require(disagreement(old, new))
            expect(Int(found.old), place)
            expect(disagreement(old, old + [inserted]) == nil)
            expect(disagreement(old, [inserted] + old) == nil)
        }
    }
    #endif

    @Test(arguments: [100_000, 150_000]) func workingMemoryIsAtMost24BytesARow(count: Int) {
        let old = Array(0..<count)
        var random = SeededGenerator(seed: 1)
        let new = old.shuffled(using: &random)
        let scratch = DiffScratch.make()
        defer { scratch.discard() }
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                _ = Diff(
                    BorrowedRows(old.baseAddress, count), BorrowedRows(new.baseAddress, count),
                    by: RowComparison(Int.self), using: scratch)
            }
        }
        expect(scratch.bytes <= 24 * 2 * count)
        expect(scratch.bytes > 8 * count)
    }

    @Test func theMemoryOfALargeDiffIsReleased() {
        // Its own scratch, since another test's diff may hold the spare one.
        let scratch = DiffScratch.make()
        defer { scratch.discard() }
        let old = Array(0..<200_000)
        let new = Array(old.reversed())
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                let diff = Diff(
                    BorrowedRows(old.baseAddress, 200_000), BorrowedRows(new.baseAddress, 200_000),
                    by: RowComparison(Int.self), using: scratch)
                expect(diff.moves.count, 199_999)
            }
        }
        expect(scratch.bytes > 1 << 20)
        scratch.shrink()
        expect(scratch.bytes <= 1 << 20)
    }

    @Test func manyThreadsAtOnce() async {
        await withTaskGroup(of: Int.self) { group in
            for seed in 0..<64 {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(seed))
                    let old = Array(0..<100)
                    return Diff(old, old.shuffled(using: &random)).deletes.count
                }
            }
            for await deletes in group { expect(deletes, 0) }
        }
    }
}
