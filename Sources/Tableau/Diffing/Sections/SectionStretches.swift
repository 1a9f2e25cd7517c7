/// Returns the elements that stay when some are taken out and others put in, in stretches that stay
/// together, with the new place of each stretch.
///
/// Both lists ascend. The elements before `start` are left out: they stay where they are.
///
/// - Complexity: O(changes): to visit thousands of sections one by one takes longer than the rest.
package func stretches(
    of count: Int, from start: Int = 0, removing removed: [Range<Int>], adding added: [Range<Int>]
) -> [(old: Range<Int>, new: Int)] {
    var stretches: [(old: Range<Int>, new: Int)] = []
    var ahead = added[...]
    var (old, new) = (start, start)
    // The element behind the last ends the last stretch.
    for gone in removed + [count..<count] {
        while old < gone.lowerBound {
            while let next = ahead.first, next.lowerBound == new {
                ahead.removeFirst()
                new = next.upperBound
            }
            let length = min(gone.lowerBound - old, ahead.first.map { $0.lowerBound - new } ?? .max)
            stretches.append((old..<old + length, new))
            (old, new) = (old + length, new + length)
        }
        old = gone.upperBound
    }
    return stretches
}
