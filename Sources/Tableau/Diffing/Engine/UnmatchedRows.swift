/// Rows without a partner in place, listed in the scratch's `oldRows` and `newRows`.
struct UnmatchedRows {
    var oldCount = 0
    var newCount = 0
    /// The number of old rows without a partner.
    var unpaired = 0
    /// The first two rows found with the same key, if any.
    private(set) var duplicate: RowPair?
    /// Whether both rows of `duplicate` are old ones.
    private(set) var duplicateIsOld = false

    /// The number of pairs of the join.
    var pairs: Int { oldCount &- unpaired }
    var hasPairs: Bool { unpaired < oldCount }
    var remainOnBothSides: Bool { unpaired > 0 && pairs < newCount }

    /// Clears the output of the join.
    @inline(__always)
    func prepare(_ scratch: UnsafeMutablePointer<ScratchMemory>) {
        scratch.pointee.matches.reserve(newCount)
        scratch.pointee.matches.base.initialize(repeating: -1, count: newCount)
        let words = (oldCount &+ 63) >> 6
        scratch.pointee.paired.reserve(words)
        scratch.pointee.paired.base.initialize(repeating: 0, count: words)
    }

    @inline(__always)
    static func isPaired(_ row: Int, _ bits: UnsafePointer<UInt64>) -> Bool {
        bits[row >> 6] & (1 << UInt64(truncatingIfNeeded: row & 63)) != 0
    }

    @inline(__always)
    static func setPaired(_ row: Int, _ bits: UnsafeMutablePointer<UInt64>) {
        bits[row >> 6] |= 1 << UInt64(truncatingIfNeeded: row & 63)
    }

    /// Records that an old row has the key of another row: of a new one, although the old one has a
    /// partner, or of an old one.
    @inline(__always)
    mutating func noteDuplicate(_ oldRow: Int32, of other: Int32, isOld: Bool) {
        guard duplicate == nil else { return }
        duplicate = RowPair(Int(oldRow), Int(other))
        duplicateIsOld = isOld
    }
}
