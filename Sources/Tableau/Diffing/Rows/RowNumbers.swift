/// Assigns every row the number of its identity: numbers are equal if and only if identities are.
///
/// The exact fallback for the rare lists whose keys collide, by accident or because `hash(into:)`
/// hashes too little. Deliberately not specialised: that would only add code to every row type.
@usableFromInline
@inline(never)
func numberRowIdentities<Rule: RowRule>(
    _: Rule.Type, _ old: UnsafeRawPointer, _ oldCount: Int,
    _ new: UnsafeRawPointer, _ newCount: Int,
    _ oldNumbers: UnsafeMutablePointer<UInt64>, _ newNumbers: UnsafeMutablePointer<UInt64>
) {
    var numbers: [Rule.Identity: UInt64] = [:]
    var next: UInt64 = 0
    func number(_ identity: Rule.Identity) -> UInt64 {
        if let known = numbers[identity] { return known }
        next += 1
        numbers[identity] = next
        return next
    }
    for row in 0..<oldCount {
        oldNumbers[row] = number(Rule.identity(old + row * Rule.stride))
    }
    for row in 0..<newCount {
        newNumbers[row] = number(Rule.identity(new + row * Rule.stride))
    }
}
