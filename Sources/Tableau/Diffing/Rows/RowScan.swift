/// Counts pairs of matching rows, from the start or from the end of two lists up to the first that does
/// not match, and logs those whose content changed.
///
/// Blocks of equal bits are skipped at the speed of memory, without calling `==` at all. Blocks
/// start small, so that a short run costs little, and grow as long as they are equal.
///
/// - Parameters:
///   - backward: Whether to count from the end; a constant, so that there are two loops.
///   - old: The first row, or the position after the last; likewise `new`.
///   - oldBase: The index of `old`, for the log.
@inlinable
@inline(__always)
func scanRows<Rule: RowRule>(
    _: Rule.Type, backward: Bool, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ limit: Int,
    _ oldBase: Int, _ newBase: Int, _ log: inout UpdateLog
) -> Int {
    let stride = Rule.stride
    let largestBlock = max(16, 4096 / stride)
    var block = 4
    var index = 0
    while index < limit {
        let length = min(block, limit &- index)
        let first = backward ? 0 &- index &- length : index
        if sameBits(old + first &* stride, new + first &* stride, length &* stride) {
            index &+= length
            if block < largestBlock { block &*= 4 }
            continue
        }
        let end = index &+ length
        while index < end {
            let row = backward ? 0 &- index &- 1 : index
            switch Rule.compare(old + row &* stride, new + row &* stride) {
            case .unchanged: break
            case .updated: log.append(oldBase &+ row, newBase &+ row)
            case .contradiction: log.noteDisagreement(oldBase &+ row, newBase &+ row)
            case .other: return index
            }
            index &+= 1
        }
        if block < largestBlock { block &*= 2 }
    }
    return index
}
