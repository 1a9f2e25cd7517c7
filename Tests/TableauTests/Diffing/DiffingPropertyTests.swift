import Foundation
import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Properties of all diffs, checked on random lists and on all short ones.
@Suite struct DiffingPropertyTests {
    /// Every kind of row, made from numbers.
    enum Kind: CaseIterable {
        case full
        case sparse
        case aroundZero
        case extreme
        case identity
        case value
        case freshText
        case sharedText
        case accentedText
        case uuid
        case padded
        case payload
        case colliding

        func fault(_ change: ListChange) -> String? {
            switch self {
            case .full:
                return check(change, \.self, \.self) { FullRow(collectionId: $0, content: $1) }
            case .sparse: return any(change) { $0 &* 0x2545_f491_4f6c_dd1d }
            case .aroundZero: return any(change) { $0 - 20 }
            case .extreme: return any(change) { Int.max &+ $0 }
            case .identity:
                return check(change, \.self, \.self) { IdentityRow(collectionId: $0, content: $1) }
            case .value: return values(change)
            case .freshText: return any(change) { "a row with a long identity, number \($0)" }
            case .sharedText:
                return any(change) { Self.texts[$0 & 255] + ($0 > 255 ? "\($0)" : "") }
            case .accentedText:
                // Canonically equivalent; every other one has different bytes.
                var made = 0
                return any(change) { identity in
                    made += 1
                    return made & 1 == 0 ? "caf\u{e9} \(identity)" : "cafe\u{301} \(identity)"
                }
            case .uuid: return any(change) { UUID(number: $0) }
            case .padded: return any(change) { PaddedIdentity(small: UInt8($0 & 3), large: $0) }
            case .payload:
                return any(change) { identity -> PayloadIdentity in
                    identity == 0
                        ? .none
                        : identity & 1 == 0 ? .number(identity) : .text("number \(identity)")
                }
            case .colliding:
                var made = 0
                return any(change) { identity in
                    made += 1
                    return CollidingIdentity(value: identity, salt: made)
                }
            }
        }

        static let texts = (0..<256).map { "an identity that shares its storage, number \($0)" }

        private func any<Identity: Hashable>(
            _ change: ListChange, _ identity: @escaping (Int) -> Identity
        ) -> String? {
            check(change, identity, \.self) { AnyIdentityRow(collectionId: $0, content: $1) }
        }

        private func check<Row: CollectionIdentifiable, Identity>(
            _ change: ListChange, _ identity: (Int) -> Identity, _ content: (Int) -> Int,
            _ row: (Identity, Int) -> Row
        ) -> String? where Row.CollectionID == Identity {
            let old = change.old.map { row(identity($0.identity), content($0.content)) }
            let new = change.new.map { row(identity($0.identity), content($0.content)) }
            // The generic initialiser: the row's conformances are found at run time.
            let diff = Diff(old, new)
            let oracle = DiffOracle(
                old: zip(old, change.old).map { ($0.collectionId, $1.content) },
                new: zip(new, change.new).map { ($0.collectionId, $1.content) }, isSame: ==)
            return oracle.fault(in: diff)
        }

        private func values(_ change: ListChange) -> String? {
            let old = change.old.map(\.identity)
            let new = change.new.map(\.identity)
            let oracle = DiffOracle(
                old: old.map { ($0, 0) }, new: new.map { ($0, 0) }, isSame: ==)
            return oracle.fault(in: Diff(old, new))
        }
    }

    /// Fails with the seed and with the smallest lists that still show the fault.
    private func expectRight(_ change: ListChange, _ kind: Kind, seed: UInt64?) {
        guard kind.fault(change) != nil else { return }
        let least = change.minimised(kind.fault)
        let seed = seed.map { "seed \($0), " } ?? ""
        Issue.record("\(kind), \(seed)\(least.reproduction): \(kind.fault(least) ?? "gone")")
    }

    @Test(arguments: Kind.allCases)
    func randomSmallLists(kind: Kind) {
        for seed in 0..<UInt64(Effort.count(40, full: 400, soak: 200_000)) {
            expectRight(ListChange(seed: seed, largest: 24), kind, seed: seed)
        }
    }

    @Test(arguments: Kind.allCases)
    func randomLists(kind: Kind) {
        for seed in 0..<UInt64(Effort.count(3, full: 12, soak: 5_000)) {
            expectRight(ListChange(seed: seed, largest: 600), kind, seed: seed)
        }
    }

    /// Large enough for every algorithm that finds the rows that stay.
    @Test(arguments: [Kind.full, .sparse, .freshText], Effort.isFull ? [8_000, 20_000] : [8_000])
    func randomLargeLists(kind: Kind, count: Int) {
        for seed in 0..<UInt64(Effort.count(1, soak: 100)) {
            var random = SeededGenerator(seed: seed)
            let old = (0..<count).map { (identity: $0, content: 0) }
            var new = old
            for _ in 0..<count / 3 {
                new.swapAt(
                    .random(in: 0..<count, using: &random), .random(in: 0..<count, using: &random))
            }
            expectRight(ListChange(old: old, new: new), kind, seed: seed)
        }
    }

    /// Orders that are hard for the search for rows that stay: many piles of equal length, rows
    /// taken from both ends in turn, short runs.
    @Test func trickyOrders() {
        let count = 3_000
        let orders: [(String, [Int])] = [
            ("neighbours swapped", (0..<count).map { $0 ^ 1 }),
            ("from both ends", (0..<count).map { $0 & 1 == 0 ? $0 / 2 : count - 1 - $0 / 2 }),
            (
                "from the middle",
                (0..<count).map { count / 2 + ($0 & 1 == 0 ? $0 / 2 : -$0 / 2 - 1) }
            ),
            ("halves interleaved", (0..<count).map { $0 / 2 + ($0 & 1) * count / 2 }),
            ("sawtooth", (0..<count).map { $0 % 50 * (count / 50) + $0 / 50 }),
            ("falling teeth", (0..<count).map { (49 - $0 % 50) * (count / 50) + $0 / 50 }),
            ("falling runs of three", (0..<count).map { count - 3 - $0 / 3 * 3 + $0 % 3 }),
            (
                "runs of two from both ends",
                (0..<count).map {
                    ($0 & 2 == 0 ? $0 / 4 * 2 : count - 2 - $0 / 4 * 2) + ($0 & 1)
                }
            ),
        ]
        for (name, order) in orders {
            expect(Set(order), Set(0..<count), "\(name)")
            let old = (0..<count).map { (identity: $0, content: 0) }
            let change = ListChange(old: old, new: order.map { old[$0] })
            expect(Kind.full.fault(change) == nil, "\(name)")
        }
    }

    /// Runs of about five, grouped into a few categories: first steps with gaps, then piles.
    @Test(arguments: [2, 3, 7])
    func groupedRuns(categories: Int) {
        var random = SeededGenerator(seed: UInt64(categories))
        let old = (0..<20_000).map { (identity: $0, content: 0) }
        let category = (0...4_000).map { _ in random.below(categories) }
        let new = (0..<categories).flatMap { wanted in
            old.filter { category[$0.identity / 5] == wanted }
        }
        expectRight(ListChange(old: old, new: new), .full, seed: nil)
    }

    @Test func everyShortListAndArrangement() {
        // All short lists. All pairs of lists of up to three rows over four letters: two identities
        // repeat, one changes.
        do {
            let letters = [(0, 0), (0, 1), (1, 0), (2, 0)].map { (identity: $0.0, content: $0.1) }
            let lists = allLists(of: letters, upTo: Effort.count(3, soak: 4))
            for old in lists {
                for new in lists {
                    expectRight(ListChange(old: old, new: new), .full, seed: nil)
                }
            }
        }
        // All lists of two letters. All pairs of longer lists over two letters, which are mostly
        // duplicates.
        do {
            let lists = allLists(
                of: [(identity: 0, content: 0), (identity: 1, content: 0)], upTo: 5)
            for old in lists {
                for new in lists {
                    expectRight(ListChange(old: old, new: new), .value, seed: nil)
                }
            }
        }
        // All arrangements. Five rows become any arrangement of any of six.
        do {
            let old = (0..<5).map { (identity: $0, content: 0) }
            func extend(_ new: [ListChange.Row]) {
                expectRight(ListChange(old: old, new: new), .full, seed: nil)
                for identity in 0..<6 where !new.contains(where: { $0.identity == identity }) {
                    extend(new + [(identity, identity & 1)])
                }
            }
            extend([])
        }
    }

    private func allLists(
        of letters: [ListChange.Row], upTo length: Int
    ) -> [[ListChange.Row]] {
        var all: [[ListChange.Row]] = [[]]
        var last = all
        for _ in 0..<length {
            last = last.flatMap { list in letters.map { list + [$0] } }
            all += last
        }
        return all
    }
}

extension UUID {
    /// A UUID that contains its number.
    init(number: Int) {
        let bytes = withUnsafeBytes(of: number.bigEndian) { Array($0) }
        self.init(
            uuid: (
                1, 2, 3, 4, 5, 6, 7, 8, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4],
                bytes[5], bytes[6], bytes[7]
            ))
    }
}
