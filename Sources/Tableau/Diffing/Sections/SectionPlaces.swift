/// Returns the new index of each old section, negative if it is deleted.
///
/// - Complexity: O(sections); to look up each by itself would take much longer.
func sectionPlaces(
    deletes: [Int], inserts: [Int], moves: some Sequence<(old: Int, new: Int)>, oldCount: Int,
    newCount: Int
) -> [Int32] {
    let unknown: Int32 = -2
    var places = [Int32](repeating: unknown, count: oldCount)
    var isTaken = [Bool](repeating: false, count: newCount)
    for old in deletes { places[old] = -1 }
    for new in inserts { isTaken[new] = true }
    for move in moves {
        places[move.old] = Int32(truncatingIfNeeded: move.new)
        isTaken[move.new] = true
    }
    // The others keep their order.
    var new = 0
    for old in places.indices where places[old] == unknown {
        while isTaken[new] { new += 1 }
        places[old] = Int32(truncatingIfNeeded: new)
        new += 1
    }
    return places
}
