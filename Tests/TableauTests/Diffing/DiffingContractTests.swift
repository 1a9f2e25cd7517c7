import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// The documented contracts of ``Diff``, one by one.
@Suite struct DiffingContractTests {
    // MARK: What rows conform to

    @Test func identityAndEqualityTellUpdatesAndMoves() {
        // Identity and equality tell updates from moves.
        do {
            let old = [FullRow(collectionId: 1, content: 0), FullRow(collectionId: 2, content: 0)]
            let new = [FullRow(collectionId: 2, content: 1), FullRow(collectionId: 3, content: 0)]
            let diff = Diff(old, new)
            expect(diff.deletes, [0])
            expect(diff.inserts, [1])
            expect(diff.updates, [Diff.Pair(old: 1, new: 0)])
            expect(diff.moves, [])
            expect(diff.count, 3)
            expect("\(diff)", "deletes [0], inserts [1], updates [1 -> 0], moves []")
        }
        // A row may move and change.
        do {
            let old = (0..<3).map { FullRow(collectionId: $0, content: 0) }
            let new = [old[1], old[2], FullRow(collectionId: 0, content: 1)]
            let diff = Diff(old, new)
            expect(diff.moves, [Diff.Pair(old: 0, new: 2)])
            expect(diff.updates, [Diff.Pair(old: 0, new: 2)])
        }
        // Identity alone updates rows with different bits.
        do {
            let old = [
                IdentityRow(collectionId: 1, content: 0), IdentityRow(collectionId: 2, content: 0),
            ]
            let new = [
                IdentityRow(collectionId: 1, content: 0), IdentityRow(collectionId: 2, content: 1),
            ]
            expect(Diff(old, new).updates, [Diff.Pair(old: 1, new: 1)])
        }
        // Values are never updated.
        do {
            let diff = Diff(["a", "b", "c"], ["c", "a", "d"])
            expect(diff.deletes, [1])
            expect(diff.inserts, [2])
            expect(diff.moves, [Diff.Pair(old: 2, new: 0)])
            expect(diff.updates.isEmpty)
        }
    }

    @Test func rowsWithoutIdentityAreComparedByPlace() {
        // Equality alone keeps both ends.
        do {
            let old = [1, 2, 3, 4, 9].map { EqualRow(content: $0) }
            let new = [1, 7, 3, 9].map { EqualRow(content: $0) }
            let diff = Diff(old, new)
            expect(diff.updates, [Diff.Pair(old: 1, new: 1)])
            expect(diff.deletes, [3])
            expect(diff.inserts == [] && diff.moves == [] && !diff.isUndiffable)
            let back = Diff(new, old)
            expect(back.updates, [Diff.Pair(old: 1, new: 1)])
            expect(back.inserts, [3])
        }
        // Opaque rows are compared by position.
        do {
            let old = [1, 2, 3, 4].map { OpaqueRow(content: $0) }
            let new = [1, 3, 4].map { OpaqueRow(content: $0) }
            let diff = Diff(old, new)
            expect(diff.isUndiffable)
            expect(diff.updates, [Diff.Pair(old: 1, new: 1), Diff.Pair(old: 2, new: 2)])
            expect(diff.deletes, [3])
            expect(Diff(old, old.map { $0 }).isEmpty)
        }
    }

    @Test func conformancesAreFoundAtRunTimeInGenericCode() {
        func kind<Row>(_: Row.Type) -> RowComparison.Kind { RowComparison(Row.self).kind }
        expect(kind(FullRow.self), .identityAndEquality)
        expect(kind(IdentityRow.self), .identity)
        expect(kind(String.self), .value)
        expect(kind(EqualRow.self), .equality)
        expect(kind(OpaqueRow.self), .undiffable)
    }

    // MARK: Bits and equality

    @Test func whatHasTheSameBitsOrIsEqualIsUnchanged() {
        // Identical bits are unchanged even if unequal.
        do {
            let rows = (0..<40).map { NumberRow(collectionId: $0, number: .nan) }
            expect(Diff(rows, rows.map { $0 }).isEmpty)
            var changed = rows
            changed[1].number = 1
            expect(Diff(rows, changed).updates, [Diff.Pair(old: 1, new: 1)])
            expect(Diff(rows, rows.reversed()).updates.isEmpty)
            expect(Diff(rows, rows.reversed()).moves.count, 39)
        }
        // Negative zero equals zero.
        do {
            let old = (0..<9).map { NumberRow(collectionId: $0, number: 0.0) }
            let new = (0..<9).map { NumberRow(collectionId: $0, number: -0.0) }
            expect(Diff(old, new).isEmpty)
        }
        // Identities that do not equal themselves.
        do {
            // NaN equals nothing, so its row is deleted and inserted unless its bits stay in place.
            let old = [Double.nan, 1, 2].map { AnyIdentityRow(collectionId: $0, content: 0) }
            let new = [2, 1, Double.nan].map { AnyIdentityRow(collectionId: $0, content: 1) }
            let diff = Diff(old, new)
            expect(
                "\(diff)", "deletes [0], inserts [2], updates [2 -> 0, 1 -> 1], moves [2 -> 0]")
        }
        // Instances changed in place are unchanged.
        do {
            let rows = (0..<20).map { InstanceRow($0) }
            let before = rows
            rows[3].content = 7
            expect(Diff(before, rows.map { $0 }).isEmpty)
            var replaced = rows
            replaced[3] = InstanceRow(3)
            expect(Diff(before, replaced).updates, [Diff.Pair(old: 3, new: 3)])
        }
    }

    @Test func equalIdentitiesMayHaveDifferentBytes() {
        // Canonically equivalent strings are one identity.
        let old = ["caf\u{e9}", "b", "c", "d"].map { AnyIdentityRow(collectionId: $0, content: 0) }
        let new = ["d", "c", "b", "cafe\u{301}"].map {
            AnyIdentityRow(collectionId: $0, content: 0)
        }
        let diff = Diff(old, new)
        expect(diff.deletes.isEmpty && diff.inserts.isEmpty && diff.updates.isEmpty)
        expect(diff.moves.count, 3)

        // Padding does not matter.
        // The padding between `small` and `large` keeps the bytes that were there before.
        func rows(_ filler: UInt8) -> [AnyIdentityRow<PaddedIdentity>] {
            var rows = (0..<100).map {
                AnyIdentityRow(collectionId: PaddedIdentity(small: 1, large: $0), content: 0)
            }
            rows.withUnsafeMutableBytes { bytes in
                for row in 0..<100 { bytes[row * 24 + 4] = filler }
            }
            return rows
        }
        expect(MemoryLayout<AnyIdentityRow<PaddedIdentity>>.stride, 24)
        expect(Diff(rows(1), rows(2)).isEmpty)
        expect(Diff(rows(1), rows(2).reversed()).moves.count, 99)
        expect(Diff(rows(1), rows(2).reversed()).deletes.isEmpty)
    }

    // MARK: Sizes

    @Test func listsAndRowsMayBeEmpty() {
        // Empty lists.
        let none: [Int] = []
        expect(Diff(none, none).isEmpty)
        expect(Diff(none, [1, 2]).inserts, [0, 1])
        expect(Diff([1, 2], none).deletes, [0, 1])
        let nothing: [OpaqueRow] = []
        expect(Diff(nothing, [OpaqueRow(content: 1)]).isUndiffable)

        // Rows without size.
        let three: [EmptyRow] = [EmptyRow(), EmptyRow(), EmptyRow()]
        expect(Diff(three, [EmptyRow()]).deletes.count, 2)
        expect(Diff([EmptyRow()], three).inserts.count, 2)
        let units: [Void] = [(), (), ()]
        expect(Diff(units, [(), ()]).updates.isEmpty)
        expect(Diff(units, [(), ()]).deletes, [2])
    }

    @Test func manyEqualRowsAreComparedAFewTimesEach() {
        let counter = CountedValue.Counter()
        func equal(_ count: Int) -> [CountedValue] {
            (0..<count).map { _ in CountedValue(1, counter) }
        }
        let other = CountedValue(2, counter)
        let diff = Diff(equal(2_000) + [other], [other] + equal(3_000))
        expect(diff.deletes.isEmpty)
        expect(diff.inserts.count, 1_000)
        expect(counter.uses > 0 && counter.uses < 5 * 5_000, "\(counter.uses)")
    }

    @Test func moreThanTwoToThe29RowsTrapWithTheNumber() async {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            // Never read: the count is refused first.
            let row = UnsafeRawPointer(bitPattern: 16)
            _ = DiffScratch.withScratch { scratch in
                Diff(
                    BorrowedRows(row, 536_870_913), BorrowedRows(row, 1),
                    by: RowComparison(Int.self), using: scratch)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        expect(message?.contains("536870913 rows"), true)
    }

    // MARK: Faults of models

    @Test func duplicatesAreReported() {
        var random = SeededGenerator(seed: 3)
        let old = (0..<40).map { FullRow(collectionId: $0 / 2, content: 0) }
        expect(Diff(old, old.shuffled(using: &random)).hasDuplicates)
        let single = (0..<50).map { FullRow(collectionId: $0, content: 0) }
        expect(!Diff(single, single.reversed()).hasDuplicates)
        expect(!Diff(single, single.shuffled(using: &random)).hasDuplicates)
        // Different rows whose hashes collide are not duplicates.
        let colliding = (0..<50).map {
            AnyIdentityRow(collectionId: CollidingIdentity(value: $0, salt: $0), content: 0)
        }
        let others = (25..<75).map {
            AnyIdentityRow(collectionId: CollidingIdentity(value: $0, salt: -$0), content: 0)
        }
        expect(!Diff(colliding, others.shuffled(using: &random)).hasDuplicates)
    }

    @Test("Rows whose hashes collide move to another section")
    func collidingRowsCrossSections() {
        var random = SeededGenerator(seed: 5)
        func rows(_ values: Range<Int>, salt: Int) -> [AnyIdentityRow<CollidingIdentity>] {
            values.map { AnyIdentityRow(collectionId: .init(value: $0, salt: salt), content: 0) }
        }
        let old = [
            RowSection(0, rows: rows(0..<50, salt: 1)), RowSection(1, rows: rows(50..<60, salt: 1)),
        ]
        let new = [
            RowSection(0, rows: rows(100..<110, salt: 2)),
            RowSection(1, rows: rows(25..<75, salt: 2).shuffled(using: &random)),
        ]
        let diff = SectionedDiff(old, new)
        expect(diff.deletes.count, 25)
        expect(diff.inserts.count, 25)
        let crossing = diff.moves.filter { $0.old.section != $0.new.section }
        expect(crossing.count, 25)
        for move in crossing {
            let (before, after) = (old[0].rows[move.old.row], new[1].rows[move.new.row])
            expect(before.collectionId, after.collectionId)
        }
    }

    #if DEBUG
    @Test func equalContentUnderTwoIdentitiesIsFound() throws {
        let old = (0..<30).map { LooseRow(collectionId: $0, content: $0) }
        var new = old
        new[20].collectionId = 99
        let pair = try #require(Diff(old, new).counts.disagreement)
        expect(pair, RowPair(20, 20))
        expect(Diff(old, old.reversed()).counts.disagreement == nil)
    }
    #endif
}

/// A row with a number that may equal one with other bits, or not equal itself.
private struct NumberRow: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var number: Double
}

/// A row of size 0.
private struct EmptyRow: Hashable {}

/// A row of a class.
private final class InstanceRow: CollectionIdentifiable, Equatable {
    let collectionId: Int
    var content = 0

    init(_ collectionId: Int) { self.collectionId = collectionId }

    static func == (left: InstanceRow, right: InstanceRow) -> Bool {
        left.collectionId == right.collectionId && left.content == right.content
    }
}
