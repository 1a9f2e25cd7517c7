#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What changed between two lists of rows.
struct RowChanges {
    /// A row that is in both lists.
    struct Pair: Hashable {
        let old: Int
        let new: Int
    }

    var deletes: [Int] = []
    var inserts: [Int] = []
    var updates: [Pair] = []
    var moves: [Pair] = []

    /// Where an old row is in the new list; nil if it is gone.
    func newIndex(ofOld row: Int) -> Int? {
        if deletes.contains(row) { return nil }
        if let move = moves.first(where: { $0.old == row }) { return move.new }
        let left = deletes.count { $0 < row } + moves.count { $0.old < row }
        // The row is the n-th of those that stay; find the n-th place that is not taken.
        var place = row - left
        for taken in (inserts + moves.map(\.new)).sorted() where taken <= place { place += 1 }
        return place
    }
}

extension RowList {
    /// Compares two lists of comparable rows.
    func changes(to new: RowList) -> RowChanges {
        var changes = RowChanges()
        if isSame(as: new) { return changes }
        switch kind?.precision ?? .position {
        case .identityAndContent, .identity, .value:
            compareIdentities(with: new, &changes)
        case .content:
            var head = 0
            let common = min(count, new.count)
            while head < common, !hasChanged(head, in: new, head) { head += 1 }
            var tail = 0
            while tail < common - head, !hasChanged(count - 1 - tail, in: new, new.count - 1 - tail)
            {
                tail += 1
            }
            compare(head..<count - tail, with: head..<new.count - tail, of: new, &changes)
        case .position:
            compare(0..<count, with: 0..<new.count, of: new, &changes)
        }
        return changes
    }

    /// Whether a row and the one that takes its place differ in content.
    func hasChanged(_ row: Int, in new: RowList, _ newRow: Int) -> Bool {
        guard let kind else { return true }
        let (left, right) = (base + row * kind.stride, new.base + newRow * kind.stride)
        if memcmp(left, right, kind.size) == 0 { return false }
        switch kind.precision {
        case .identityAndContent, .content: return !kind.isEqual!(base, row, new.base, newRow)
        case .value: return false
        case .identity, .position: return true
        }
    }

    private func compare(
        _ old: Range<Int>, with range: Range<Int>, of new: RowList, _ changes: inout RowChanges
    ) {
        let common = min(old.count, range.count)
        for offset in 0..<common {
            let (row, newRow) = (old.lowerBound + offset, range.lowerBound + offset)
            if hasChanged(row, in: new, newRow) {
                changes.updates.append(.init(old: row, new: newRow))
            }
        }
        changes.deletes += Array(old.dropFirst(common))
        changes.inserts += Array(range.dropFirst(common))
    }

    private func compareIdentities(with new: RowList, _ changes: inout RowChanges) {
        guard let identity = kind?.identity else { return }
        var places: [AnyHashable: [Int]] = [:]
        for row in (0..<count).reversed() { places[identity(base, row), default: []].append(row) }
        var kept = [Bool](repeating: false, count: count)
        var pairs: [RowChanges.Pair] = []
        for row in 0..<new.count {
            guard let old = places[identity(new.base, row)]?.popLast() else {
                changes.inserts.append(row)
                continue
            }
            kept[old] = true
            pairs.append(.init(old: old, new: row))
            if hasChanged(old, in: new, row) { changes.updates.append(.init(old: old, new: row)) }
        }
        changes.deletes = kept.indices.filter { !kept[$0] }
        let staying = longestIncreasingSubsequence(pairs.map(\.old))
        changes.moves = pairs.indices.filter { !staying.contains($0) }.map { pairs[$0] }
    }
}

/// The positions of a longest strictly increasing subsequence, by piles.
private func longestIncreasingSubsequence(_ values: [Int]) -> Set<Int> {
    var piles: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for position in values.indices {
        var low = 0
        var high = piles.count
        while low < high {
            let middle = (low + high) / 2
            if values[piles[middle]] < values[position] { low = middle + 1 } else { high = middle }
        }
        if low > 0 { before[position] = piles[low - 1] }
        if low == piles.count { piles.append(position) } else { piles[low] = position }
    }
    var staying: Set<Int> = []
    var position = piles.last ?? -1
    while position >= 0 {
        staying.insert(position)
        position = before[position]
    }
    return staying
}
