/// Mutable values with prefix sums; both updates and sums take O(log *n*).
///
/// A Fenwick tree: node *i* (from 1) holds the sum of the `i & -i` values that end at value *i*.
struct PrefixSums: Sendable {
    private var nodes: [Double]

    init(_ values: [Double]) {
        nodes = values
        for index in nodes.indices {
            let parent = index | (index + 1)
            if parent < nodes.count { nodes[parent] += nodes[index] }
        }
    }

    mutating func add(_ delta: Double, at index: Int) {
        var index = index
        while index < nodes.count {
            nodes[index] += delta
            index |= index + 1
        }
    }

    func sum(before end: Int) -> Double {
        var sum = 0.0
        var end = end
        while end > 0 {
            sum += nodes[end - 1]
            end &= end - 1
        }
        return sum
    }

    /// Returns the first value that extends beyond `position`, or `count`, and the sum of those before it.
    func find(_ position: Double) -> (index: Int, before: Double) {
        var index = 0
        var before = 0.0
        var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
        while step > 0 {
            let next = index + step
            if next <= nodes.count {
                let sum = before + nodes[next - 1]
                if sum <= position {
                    index = next
                    before = sum
                }
            }
            step >>= 1
        }
        return (index, before)
    }
}
