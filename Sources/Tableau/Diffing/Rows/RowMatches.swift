/// The engine's record for each new row without a partner in place: -1, or the index of the old row
/// with the same key, with two flags.
@usableFromInline
enum MatchFlag {
    /// The rows of the pair have been compared.
    @usableFromInline static var checked: Int32 { 1 << 29 }
    /// Their content differs.
    @usableFromInline static var updated: Int32 { 1 << 30 }
    /// A mask for the index, limited to the maximum number of rows.
    @usableFromInline static var index: Int32 { checked &- 1 }
}

/// Compares every pair that the keys matched and that was not compared before.
///
/// - Parameters:
///   - matches: The old partner of each of `newRows`, see `MatchFlag`.
///   - trusted: Whether the keys are exact.
/// - Returns: False if two matched rows have different identities: their keys collided.
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
            // Identical bits are the same row, even if it is not equal to itself (NaN).
            case .other where sameBits(before, after, stride):
                matches[position] = match | MatchFlag.checked
            case .other where !trusted: return false
            case .updated, .other:
                matches[position] = match | MatchFlag.checked | MatchFlag.updated
            }
        }
        position &+= 1
    }
    return true
}
