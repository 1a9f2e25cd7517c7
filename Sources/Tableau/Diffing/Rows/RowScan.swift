/// Counts leading pairs of rows that are the same row, logging those whose content changed.
///
/// Blocks of equal bits are skipped at the speed of memory, without calling `==` at all. Blocks
/// start small, so that a short run costs little, and grow as long as they are equal.
///
/// - Parameters:
///   - old: The first old row.
///   - new: The first new row.
///   - limit: How many pairs there are.
///   - oldBase: The index of the first old row, for the log.
///   - newBase: The index of the first new row, for the log.
/// - Returns: How many pairs match, up to the first that does not.
@inlinable
func scanRowsForward<Rule: RowRule>(
    _: Rule.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ limit: Int,
    _ oldBase: Int, _ newBase: Int, _ log: inout UpdateLog
) -> Int {
    let stride = Rule.stride
    let largestBlock = max(16, 4096 / stride)
    var block = 4
    var index = 0
    while index < limit {
        let length = min(block, limit &- index)
        let offset = index &* stride
        if sameBits(old + offset, new + offset, length &* stride) {
            index &+= length
            if block < largestBlock { block &*= 4 }
            continue
        }
        let end = index &+ length
        while index < end {
            let offset = index &* stride
            switch Rule.compare(old + offset, new + offset) {
            case .unchanged: break
            case .updated: log.append(oldBase &+ index, newBase &+ index)
            case .contradiction: log.noteDisagreement(oldBase &+ index, newBase &+ index)
            case .other: return index
            }
            index &+= 1
        }
        if block < largestBlock { block &*= 2 }
    }
    return index
}

/// Counts trailing pairs of rows that are the same row: ``scanRowsForward(_:_:_:_:_:_:_:)``
/// mirrored.
///
/// - Parameters:
///   - oldEnd: Behind the last old row.
///   - newEnd: Behind the last new row.
///   - limit: How many pairs there are.
///   - oldCount: The index behind the last old row, for the log, which grows from the back.
///   - newCount: The index behind the last new row.
@inlinable
func scanRowsBackward<Rule: RowRule>(
    _: Rule.Type, _ oldEnd: UnsafeRawPointer, _ newEnd: UnsafeRawPointer, _ limit: Int,
    _ oldCount: Int, _ newCount: Int, _ log: inout UpdateLog
) -> Int {
    let stride = Rule.stride
    let largestBlock = max(16, 4096 / stride)
    var block = 4
    var index = 0
    while index < limit {
        let length = min(block, limit &- index)
        let offset = (index &+ length) &* stride
        if sameBits(oldEnd - offset, newEnd - offset, length &* stride) {
            index &+= length
            if block < largestBlock { block &*= 4 }
            continue
        }
        let end = index &+ length
        while index < end {
            let offset = (index &+ 1) &* stride
            switch Rule.compare(oldEnd - offset, newEnd - offset) {
            case .unchanged: break
            case .updated: log.append(oldCount &- index &- 1, newCount &- index &- 1)
            case .contradiction:
                log.noteDisagreement(oldCount &- index &- 1, newCount &- index &- 1)
            case .other: return index
            }
            index &+= 1
        }
        if block < largestBlock { block &*= 2 }
    }
    return index
}
