/// A stretch of rows that two lists share, and that is left out where only the rest is compared.
struct Omission: BitwiseCopyable {
    /// The number of old rows before it that are compared.
    let old: Int32
    /// The number of new rows before it that are compared.
    let new: Int32
    /// The number of rows left out here and before.
    let total: Int32
}

extension [Omission] {
    /// Returns the number of rows left out before a row of the old list that is compared.
    @inline(__always)
    func count(beforeOld row: Int32) -> Int32 { total(partition { $0.old <= row }) }

    /// Returns the number of rows left out before a row of the new list that is compared.
    @inline(__always)
    func count(beforeNew row: Int32) -> Int32 { total(partition { $0.new <= row }) }

    /// Returns the number of rows left out by as many omissions, the first ones.
    @inline(__always)
    func total(_ count: Int) -> Int32 { count == 0 ? 0 : self[count - 1].total }
}
