package import Tableau

/// Counts the operations that a plan must have: small, quadratic and evidently correct.
package struct PlanOracle {
    private let old: TableSpec
    private let new: TableSpec
    private let setting: CaseSetting
    /// Unmatched rows of kept sections, by cell source and identity.
    private var leftovers: [Leftover] = []
    /// False once equal identities allow more than one correct answer.
    private var isUnique = true
    private var deletes = 0
    private var inserts = 0
    private var moves = 0
    private var updates = 0
    private var undiffable = 0

    private struct Leftover {
        let source: Int
        let identity: Int
        let section: Int
        let spec: Int
        let isOld: Bool
        var isTaken = false
    }

    /// Makes an oracle for one case.
    package init(old: TableSpec, new: TableSpec, setting: CaseSetting) {
        self.old = old
        self.new = new
        self.setting = setting
    }

    /// The first count that is wrong, or nil.
    package mutating func problem(in batches: [CollectionUpdate]) -> String? {
        let lost = setting.showsSectionMoves ? [] : batches.first?.sectionDeletes ?? []
        return problem(in: OperationCounts(batches), replacedSections: lost)
    }

    /// The first count that is wrong, or nil.
    ///
    /// - Parameters:
    ///   - counts: The number of operations.
    ///   - replacedSections: Old sections whose rows need no operations of their own.
    package mutating func problem(
        in counts: OperationCounts, replacedSections: [Int] = []
    ) -> String? {
        let pairs = survivors()
        let unmoved = longestIncreasing(pairs.map(\.old))
        let gone = old.sections.count - pairs.count
        let fresh = new.sections.count - pairs.count
        let jumping = pairs.count - unmoved
        let replaced = setting.showsSectionMoves ? 0 : jumping
        if counts.sectionDeletes != gone + replaced || counts.sectionInserts != fresh + replaced
            || counts.sectionMoves != jumping - replaced
        {
            return "expected \(gone) sections deleted, \(fresh) inserted, \(jumping) moved"
        }
        var lost = [Bool](repeating: false, count: old.sections.count)
        for index in replacedSections { lost[index] = true }
        for pair in pairs where !lost[pair.old] {
            count(old.sections[pair.old], new.sections[pair.new], pair.old, pair.new)
        }
        countCrossings()
        return rowProblem(in: counts)
    }

    private func rowProblem(in counts: OperationCounts) -> String? {
        if counts.rowDeletes != deletes || counts.rowInserts != inserts {
            return "expected \(deletes) rows deleted and \(inserts) inserted"
        }
        let exact = setting.flavors.allSatisfy(\.exactUpdates)
        if isUnique, exact, counts.updates != updates || counts.undiffable != undiffable {
            return "expected \(updates) updates and \(undiffable) undiffable ones"
        }
        // Replaced rows need not move, so there may be fewer moves.
        let fewer = setting.rowUpdates == .replace && (updates > 0 || !exact)
        let moved = counts.rowMoves
        if isUnique, fewer ? moved > moves : moved != moves { return "expected \(moves) moves" }
        return nil
    }

    /// Sections in both tables, in the new order, matched by identity and occurrence.
    private func survivors() -> [(old: Int, new: Int)] {
        var taken = [Bool](repeating: false, count: old.sections.count)
        var pairs: [(old: Int, new: Int)] = []
        for (target, section) in new.sections.enumerated() {
            for index in old.sections.indices
            where !taken[index] && old.sections[index].id == section.id {
                taken[index] = true
                pairs.append((index, target))
                break
            }
        }
        return pairs
    }

    private mutating func count(
        _ old: TableSpec.Section, _ new: TableSpec.Section, _ section: Int, _ target: Int
    ) {
        let flavor = setting.flavor(of: old)
        guard let identity = flavor.identity else {
            countWithoutIdentity(old.rows, new.rows, flavor)
            return
        }
        var taken = [Bool](repeating: false, count: old.rows.count)
        var matched: [Int] = []
        let source = setting.cellSource(of: old)
        var seen = [Bool](repeating: false, count: flavor.specCount)
        for spec in new.rows {
            if seen[identity[spec]] { isUnique = false }
            seen[identity[spec]] = true
            var found = false
            for row in old.rows.indices
            where !taken[row] && identity[old.rows[row]] == identity[spec] {
                taken[row] = true
                found = true
                matched.append(row)
                if flavor.precision != .value, flavor.content[old.rows[row]] != flavor.content[spec]
                {
                    updates += 1
                }
                break
            }
            if !found {
                leftovers.append(
                    Leftover(
                        source: source, identity: identity[spec], section: target, spec: spec,
                        isOld: false))
            }
        }
        for row in old.rows.indices where !taken[row] {
            if seen[identity[old.rows[row]]] { isUnique = false }
            leftovers.append(
                Leftover(
                    source: source, identity: identity[old.rows[row]], section: target,
                    spec: old.rows[row], isOld: true))
        }
        moves += matched.count - longestIncreasing(matched)
    }

    private mutating func countWithoutIdentity(_ old: [Int], _ new: [Int], _ flavor: RowFlavor) {
        let content = flavor.content
        var (old, new) = (old[...], new[...])
        if flavor.precision == .equality {
            while let left = old.first, let right = new.first, content[left] == content[right] {
                old = old.dropFirst()
                new = new.dropFirst()
            }
            while let left = old.last, let right = new.last, content[left] == content[right] {
                old = old.dropLast()
                new = new.dropLast()
            }
        }
        let changed = zip(old, new).filter { content[$0] != content[$1] }.count
        if flavor.precision == .equality { updates += changed } else { undiffable += changed }
        deletes += max(0, old.count - new.count)
        inserts += max(0, new.count - old.count)
    }

    /// An unmatched row moves to another section with the same cell source and an unmatched row.
    private mutating func countCrossings() {
        for index in leftovers.indices where leftovers[index].isOld {
            let row = leftovers[index]
            let equals = leftovers.indices.filter {
                leftovers[$0].source == row.source && leftovers[$0].identity == row.identity
            }
            if equals.count > 2 { isUnique = false }
            guard setting.rowUpdates == .reconfigure,
                let other = equals.first(where: { !leftovers[$0].isOld && !leftovers[$0].isTaken })
            else { continue }
            leftovers[other].isTaken = true
            leftovers[index].isTaken = true
            moves += 1
            let flavor = setting.flavors[row.source]
            if flavor.precision != .value,
                flavor.content[row.spec] != flavor.content[leftovers[other].spec]
            {
                updates += 1
            }
        }
        for row in leftovers where !row.isTaken {
            if row.isOld { deletes += 1 } else { inserts += 1 }
        }
    }

    /// The length of the longest increasing subsequence, by comparing every pair.
    private func longestIncreasing(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            var best = 0
            for earlier in 0..<index where values[earlier] < value {
                best = max(best, lengths[earlier])
            }
            lengths.append(best + 1)
        }
        return lengths.max() ?? 0
    }
}
