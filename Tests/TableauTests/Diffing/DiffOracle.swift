import Tableau

/// Finds what is wrong with a diff by simple means; nil if it is correct.
///
/// `Identity` and `Content` are what rows of a type are matched and compared by.
struct DiffOracle<Identity: Hashable, Content> {
    let old: [(identity: Identity, content: Content)]
    let new: [(identity: Identity, content: Content)]
    let isSame: (Content, Content) -> Bool

    /// The first fault found, or nil.
    func fault(in diff: Diff) -> String? {
        orderFault(diff) ?? replayFault(diff) ?? countFault(diff)
            ?? updateFault(diff) ?? moveFault(diff)
    }

    /// The old partner of each new row according to a replay of the diff; nil for inserted rows.
    private func partners(_ diff: Diff) -> [Int?]? {
        let leaving = Set(diff.deletes).union(diff.moves.map(\.old))
        var staying = old.indices.filter { !leaving.contains($0) }[...]
        var arriving: [Int: Int?] = [:]
        for index in diff.inserts { arriving[index] = .some(nil) }
        for move in diff.moves { arriving[move.new] = .some(move.old) }
        var partners: [Int?] = []
        for index in new.indices {
            if let arrived = arriving[index] {
                partners.append(arrived)
            } else {
                guard let next = staying.popFirst() else { return nil }
                partners.append(next)
            }
        }
        return staying.isEmpty ? partners : nil
    }

    private func orderFault(_ diff: Diff) -> String? {
        func ascends(_ numbers: [Int], below end: Int) -> Bool {
            zip(numbers, numbers.dropFirst()).allSatisfy(<)
                && numbers.allSatisfy { 0..<end ~= $0 }
        }
        if !ascends(Array(diff.deletes), below: old.count) { return "deletes out of order" }
        if !ascends(Array(diff.inserts), below: new.count) { return "inserts out of order" }
        if !ascends(diff.updates.map(\.new), below: new.count) { return "updates out of order" }
        if !ascends(diff.moves.map(\.new), below: new.count) { return "moves out of order" }
        if !ascends(diff.moves.map(\.old).sorted(), below: old.count) { return "moves repeat" }
        return nil
    }

    private func replayFault(_ diff: Diff) -> String? {
        guard let partners = partners(diff) else { return "replay gives another count" }
        for (index, partner) in partners.enumerated() {
            if let partner, old[partner].identity != new[index].identity {
                return "replay puts old row \(partner) at \(index)"
            }
        }
        return nil
    }

    /// Deletes and inserts are exactly the rows that one list has more of than the other.
    private func countFault(_ diff: Diff) -> String? {
        var surplus: [Identity: Int] = [:]
        for row in old { surplus[row.identity, default: 0] += 1 }
        for row in new { surplus[row.identity, default: 0] -= 1 }
        for index in diff.deletes { surplus[old[index].identity, default: 0] -= 1 }
        for index in diff.inserts { surplus[new[index].identity, default: 0] += 1 }
        if surplus.values.contains(where: { $0 != 0 }) {
            return "deletes and inserts don't add up"
        }
        let gone = Set(diff.deletes.map { old[$0].identity })
        let come = Set(diff.inserts.map { new[$0].identity })
        return gone.isDisjoint(with: come) ? nil : "a row is deleted and inserted"
    }

    private func updateFault(_ diff: Diff) -> String? {
        guard let partners = partners(diff) else { return nil }
        var expected: [Diff.Pair] = []
        for (index, partner) in partners.enumerated() {
            if let partner, !isSame(old[partner].content, new[index].content) {
                expected.append(Diff.Pair(old: partner, new: index))
            }
        }
        return Array(diff.updates) == expected ? nil : "updates should be \(expected)"
    }

    /// The moves are minimal for the matching: all matched rows but the longest ascending sequence.
    private func moveFault(_ diff: Diff) -> String? {
        guard let partners = partners(diff) else { return nil }
        let matched = partners.compactMap { $0 }
        let fewest = matched.count - longestAscent(matched)
        return diff.moves.count == fewest
            ? nil : "\(diff.moves.count) moves instead of \(fewest)"
    }
}

/// The length of the longest ascending subsequence, by textbook patience sorting.
func longestAscent(_ numbers: [Int]) -> Int {
    var ends: [Int] = []
    for number in numbers {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] < number { low = middle + 1 } else { high = middle }
        }
        if low < ends.count { ends[low] = number } else { ends.append(number) }
    }
    return ends.count
}
