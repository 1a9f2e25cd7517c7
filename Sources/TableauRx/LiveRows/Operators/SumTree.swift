/// Pairwise sums: one depends only on the values, not on earlier additions and removals.
@usableFromInline
final class SumTree<Value: AdditiveArithmetic> {
    /// The total at 1, at *n* the sum of those at 2*n* and 2*n* + 1, from `size` on the values by slot.
    @exclusivity(unchecked) @usableFromInline var sums: ContiguousArray<Value> = []
    /// The number of slots for which there is room: a power of two.
    @exclusivity(unchecked) @usableFromInline var size = 0

    @inlinable
    init() {}

    /// Replaces all values, and makes room for those of `count` slots.
    @inlinable
    func reset(count: Int, _ value: (Int32) -> Value) {
        size = 1
        while size < count { size *= 2 }
        sums = ContiguousArray(repeating: .zero, count: 2 * size)
        for slot in 0..<count { sums[size + slot] = value(Int32(truncatingIfNeeded: slot)) }
        for node in (1..<size).reversed() { add(node) }
    }

    @inlinable
    func set(_ slot: Int32, _ value: Value) {
        var node = size + Int(slot)
        sums[node] = value
        while node > 1 {
            node /= 2
            add(node)
        }
    }

    @inlinable
    func add(_ node: Int) { sums[node] = sums[2 * node] + sums[2 * node + 1] }
}
