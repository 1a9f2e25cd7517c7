extension ListChanges {
    /// The most rows that a list may have: indexes share 32 bits with two flags and a sign.
    package static let mostRows = 1 << 29

    /// Compares two lists whose row type is erased.
    ///
    /// - Parameters:
    ///   - old: The first old row; nil only if there is none.
    ///   - oldCount: How many old rows there are. Traps beyond ``mostRows``.
    ///   - new: The first new row; nil only if there is none.
    ///   - newCount: How many new rows there are. Traps beyond ``mostRows``.
    ///   - comparison: Formed for the type that both lists have.
    ///   - scratch: Working memory that nobody else uses meanwhile.
    /// - Complexity: O(1) if both are the same memory, see ``Diff``.
    package static func between(
        _ old: UnsafeRawPointer?, _ oldCount: Int, _ new: UnsafeRawPointer?, _ newCount: Int,
        by comparison: RowComparison, using scratch: DiffScratch
    ) -> ListChanges {
        if oldCount == newCount && old == new { return ListChanges() }
        return withUnsafePointer(to: comparison) { comparison in
            scratch.memory.pointee.output.collects = false
            let counts = ListDiffer.compare(
                old, oldCount, new, newCount, comparison, scratch.memory)
            return ListChanges(counts, scratch.memory.pointee.output.take())
        }
    }

    /// Compares two lists whose row type is erased, with working memory of its own.
    @usableFromInline
    package static func between(
        _ old: UnsafeRawPointer?, _ oldCount: Int, _ new: UnsafeRawPointer?, _ newCount: Int,
        by comparison: RowComparison
    ) -> ListChanges {
        if oldCount == newCount && old == new { return ListChanges() }
        let scratch = DiffScratch.take()
        defer { scratch.giveBack() }
        return between(old, oldCount, new, newCount, by: comparison, using: scratch)
    }
}
