/// A stretch of rows that is the same in both lists: `length` rows from `old` and from `new` on.
struct Run: BitwiseCopyable {
    var old: Int32
    var new: Int32
    var length: Int32
}

extension Run {
    @inline(__always)
    init(_ old: Int, _ new: Int, _ length: Int) {
        self.init(
            old: Int32(truncatingIfNeeded: old), new: Int32(truncatingIfNeeded: new),
            length: Int32(truncatingIfNeeded: length))
    }
}

/// The gap between two runs: rows of both lists that have no partner yet.
struct Gap: BitwiseCopyable {
    var old: Int32
    var oldCount: Int32
    var new: Int32
    var newCount: Int32

    @inline(__always)
    init(_ old: Int, _ oldCount: Int, _ new: Int, _ newCount: Int) {
        self.old = Int32(truncatingIfNeeded: old)
        self.oldCount = Int32(truncatingIfNeeded: oldCount)
        self.new = Int32(truncatingIfNeeded: new)
        self.newCount = Int32(truncatingIfNeeded: newCount)
    }
}
