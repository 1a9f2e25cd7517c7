/// Where sections go from one list to another.
enum SectionPlaces {
    /// Returns the new index of each old section, and the reverse; -1 for none.
    ///
    /// Sections without operations keep their order.
    static func maps(
        before: Int, after: Int, deletes: some Sequence<Int>, inserts: some Sequence<Int>,
        moves: some Sequence<(old: Int, new: Int)>
    ) -> (forward: [Int32], backward: [Int32]) {
        let unknown: Int32 = -2
        var forward = [Int32](repeating: unknown, count: before)
        var backward = [Int32](repeating: unknown, count: after)
        for old in deletes { forward[old] = -1 }
        for new in inserts { backward[new] = -1 }
        for (old, new) in moves {
            forward[old] = Int32(truncatingIfNeeded: new)
            backward[new] = Int32(truncatingIfNeeded: old)
        }
        forward.withUnsafeMutableBufferPointer { forward in
            backward.withUnsafeMutableBufferPointer { backward in
                var new = 0
                for old in 0..<before where forward[old] == unknown {
                    while new < after, backward[new] != unknown { new += 1 }
                    guard new < after else { break }
                    forward[old] = Int32(truncatingIfNeeded: new)
                    backward[new] = Int32(truncatingIfNeeded: old)
                }
            }
        }
        return (forward, backward)
    }
}
