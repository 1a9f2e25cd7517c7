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
        var size = 1
        while size < count { size *= 2 }
        var level = ContiguousArray<Value>(repeating: .zero, count: size)
        for slot in 0..<count { level[slot] = value(Int32(truncatingIfNeeded: slot)) }
        levels = [level]
        while level.count > 1 {
            let below = level
            level = ContiguousArray(repeating: .zero, count: below.count / 2)
            for pair in level.indices { level[pair] = below[2 * pair] + below[2 * pair + 1] }
            levels.append(level)
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

    /// Changes the value of a slot.
    @inlinable
    func set(_ slot: Int32, _ value: Value) {
        var index = Int(slot)
        levels[0][index] = value
        for level in 1..<max(1, levels.count) {
            index /= 2
            levels[level][index] =
                levels[level - 1][2 * index] + levels[level - 1][2 * index + 1]
        }
    }
}
