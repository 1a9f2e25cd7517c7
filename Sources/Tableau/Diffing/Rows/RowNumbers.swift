extension RowComparison {
    /// Returns a function that assigns a row the number of its identity: numbers are equal if and only
    /// if identities are.
    ///
    /// The exact fallback for the rare lists whose keys collide, by accident or because `hash(into:)`
    /// hashes too little.
    func numbering() -> (UnsafeRawPointer, Int) -> UInt64 {
        var numbers: [AnyHashable: UInt64] = [:]
        return { [identity] rows, row in
            let identity = identity(rows, row)
            let number = numbers[identity] ?? UInt64(numbers.count)
            numbers[identity] = number
            return number
        }
    }
}
