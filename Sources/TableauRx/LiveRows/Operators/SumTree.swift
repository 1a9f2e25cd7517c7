/// Pairwise sums: each level halves the number of values, so that a sum depends only on the values,
/// not on earlier additions and removals.
@usableFromInline
final class SumTree<Value: AdditiveArithmetic> {
    /// The values by slot, then sums of pairs of the level below; the bottom size is a power of
    /// two.
    @exclusivity(unchecked) @usableFromInline var levels: [ContiguousArray<Value>] = [[.zero]]

    @inlinable
    init() {}

    @inlinable
    var total: Value { levels[levels.count - 1][0] }

    /// Replaces all values.
    @inlinable
    func reset(count: Int, _ value: (Int32) -> Value) {
        levels = [[.zero]]
        grow(to: count)
        for slot in 0..<count { levels[0][slot] = value(Int32(truncatingIfNeeded: slot)) }
        for level in levels.indices.dropFirst() {
            for pair in levels[level].indices { add(pair, of: level) }
        }
    }

    /// Makes room for `count` values, with zero for new ones.
    @inlinable
    func grow(to count: Int) {
        while levels[0].count < count {
            let sum = total
            for level in levels.indices {
                levels[level].append(
                    contentsOf: repeatElement(.zero, count: levels[level].count))
            }
            levels.append([sum])
        }
    }

    @inlinable
    func set(_ slot: Int32, _ value: Value) {
        var index = Int(slot)
        levels[0][index] = value
        for level in 1..<max(1, levels.count) {
            index /= 2
            add(index, of: level)
        }
    }

    /// Adds a pair of the level below.
    @inlinable
    func add(_ pair: Int, of level: Int) {
        levels[level][pair] = levels[level - 1][2 * pair] + levels[level - 1][2 * pair + 1]
    }
}
