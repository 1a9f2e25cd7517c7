/// Returns the sections that stay when some are taken out and others put in, in stretches that stay
/// together, with the new place of each stretch.
///
/// Both lists ascend.
///
/// - Complexity: O(changes): to visit thousands of sections one by one takes longer than the rest.
func stretches(
    of count: Int, removing removed: [Int], adding added: [Int]
) -> [(old: Range<Int>, new: Int)] {
    var stretches: [(old: Range<Int>, new: Int)] = []
    var ahead = added[...]
    var (old, new) = (0, 0)
    // The section behind the last ends the last stretch.
    for gone in removed + [count] {
        while old < gone {
            while ahead.first == new {
                ahead.removeFirst()
                new += 1
            }
            let length = min(gone - old, ahead.first.map { $0 - new } ?? .max)
            stretches.append((old..<old + length, new))
            (old, new) = (old + length, new + length)
        }
        old = gone + 1
    }
    return stretches
}
