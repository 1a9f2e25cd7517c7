/// Returns a function that assigns a row the number of its identity: numbers are equal if and only if
/// identities are.
///
/// The exact fallback for the rare lists whose keys collide, by accident or because `hash(into:)`
/// hashes too little. Deliberately not specialised: that would only add code to every row type.
@usableFromInline
@inline(never)
func numberIdentities<Rule: RowRule>(_: Rule.Type) -> (UnsafeRawPointer) -> UInt64 {
    var numbers: [Rule.Identity: UInt64] = [:]
    return { row in
        let identity = Rule.identity(row)
        let number = numbers[identity] ?? UInt64(numbers.count)
        numbers[identity] = number
        return number
    }
}
