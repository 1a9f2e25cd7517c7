/// Rows without a partner in place, listed in the scratch's `oldRows` and `newRows`, to be joined by
/// their keys.
struct UnmatchedRows {
    let scratch: UnsafeMutablePointer<ScratchMemory>
    /// The key of the n-th of `oldRows` is the n-th.
    let oldKeys: UnsafeMutablePointer<UInt64>
    let newKeys: UnsafeMutablePointer<UInt64>
    private(set) var oldCount = 0
    private(set) var newCount = 0
    /// The number of old rows without a partner.
    var unpaired = 0
    /// Whether rows of one list with the same key were found.
    var hasDuplicates = false

    var pairs: Int { oldCount &- unpaired }
    var hasPairs: Bool { unpaired < oldCount }

    /// Lists the rows in the scratch's gaps.
    @inline(__always)
    init(
        _ scratch: UnsafeMutablePointer<ScratchMemory>, oldKeys: UnsafeMutablePointer<UInt64>,
        newKeys: UnsafeMutablePointer<UInt64>
    ) {
        self.scratch = scratch
        self.oldKeys = oldKeys
        self.newKeys = newKeys
        let gaps = scratch.pointee.gaps.base
        let gapCount = scratch.pointee.gaps.count
        for index in 0..<gapCount {
            oldCount &+= Int(gaps[index].oldCount)
            newCount &+= Int(gaps[index].newCount)
        }
        unpaired = oldCount
        scratch.pointee.oldRows.reserve(oldCount)
        scratch.pointee.newRows.reserve(newCount)
        var oldRows = scratch.pointee.oldRows.base
        var newRows = scratch.pointee.newRows.base
        for index in 0..<gapCount {
            let gap = gaps[index]
            for row in 0..<gap.oldCount { oldRows[Int(row)] = gap.old &+ row }
            for row in 0..<gap.newCount { newRows[Int(row)] = gap.new &+ row }
            oldRows += Int(gap.oldCount)
            newRows += Int(gap.newCount)
        }
    }

    /// Clears the output of the join.
    @inline(__always)
    func prepare() {
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
}
