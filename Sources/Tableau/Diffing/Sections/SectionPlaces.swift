/// Where sections go from one list to another.
struct SectionPlaces: Sendable {
    /// The new index of each old section, negative if it is deleted; nil if all stay where they
    /// are.
    private var forward: [Int32]?
    /// The old index of each new section, negative if it is inserted; nil likewise.
    private var backward: [Int32]?

    /// All sections stay where they are.
    init() {}

    /// Creates the places of `before` old sections among `after` new ones.
    ///
    /// Sections without operations keep their order. Operations outside the lists are left out, as
    /// ``BatchCheck`` reports them.
    init(
        before: Int, after: Int, deletes: some Collection<Int>, inserts: some Collection<Int>,
        moves: some Collection<(old: Int, new: Int)>
    ) {
        if deletes.isEmpty && inserts.isEmpty && moves.isEmpty { return }
        let unknown: Int32 = -2
        var forward = [Int32](repeating: unknown, count: before)
        var backward = [Int32](repeating: unknown, count: after)
        for old in deletes where forward.indices ~= old { forward[old] = -1 }
        for new in inserts where backward.indices ~= new { backward[new] = -1 }
        for (old, new) in moves where forward.indices ~= old && backward.indices ~= new {
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
        (self.forward, self.backward) = (forward, backward)
    }

    var isIdentity: Bool { forward == nil }

    /// Returns the new index of an old section; nil if it is gone.
    func new(ofOld old: Int) -> Int? { Self.place(old, forward) }

    /// Returns the old index of a new section; nil if it was inserted.
    func old(ofNew new: Int) -> Int? { Self.place(new, backward) }

    private static func place(_ section: Int, _ places: [Int32]?) -> Int? {
        guard let places else { return section }
        return places[section] < 0 ? nil : Int(places[section])
    }
}
