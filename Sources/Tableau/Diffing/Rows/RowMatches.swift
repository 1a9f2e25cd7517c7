/// What the engine notes for each new row without a partner in its place: -1, or the index of the
/// old row that has the same key, with two flags.
@usableFromInline
enum MatchFlag {
    /// The pair has been compared row by row.
    @usableFromInline static var checked: Int32 { 1 << 29 }
    /// The pair's content differs.
    @usableFromInline static var updated: Int32 { 1 << 30 }
    /// What is left is the index: the most rows a list may have.
    @usableFromInline static var index: Int32 { checked &- 1 }
}

/// Compares every pair that the keys brought together and was not compared before.
///
/// - Parameters:
///   - old: The first row of the old middle.
///   - new: The first row of the new middle.
///   - newRows: Indexes of new rows.
///   - matches: For each of those the old partner, see `MatchFlag`.
///   - count: How many.
///   - trusted: Whether the keys are beyond doubt.
/// - Returns: False if two rows were brought together whose identities differ: their keys collided.
@inlinable
func checkRowMatches<Rule: RowRule>(
    _: Rule.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer,
    _ newRows: UnsafePointer<Int32>, _ matches: UnsafeMutablePointer<Int32>, _ count: Int,
    _ trusted: Bool
) -> Bool {
    let stride = Rule.stride
    var position = 0
    while position < count {
        let match = matches[position]
        if match >= 0 && match & MatchFlag.checked == 0 {
            let before = old + Int(match) &* stride
            let after = new + Int(newRows[position]) &* stride
            switch Rule.compare(before, after) {
            case .unchanged, .contradiction:
                matches[position] = match | MatchFlag.checked
            case .updated:
                matches[position] = match | MatchFlag.checked | MatchFlag.updated
            case .other:
                // Identical bits are the same row, whatever `==` thinks of itself (NaN).
                if sameBits(before, after, stride) {
                    matches[position] = match | MatchFlag.checked
                } else {
                    guard trusted else { return false }
                    matches[position] = match | MatchFlag.checked | MatchFlag.updated
                }
            }
        }
        position &+= 1
    }
    return true
}
