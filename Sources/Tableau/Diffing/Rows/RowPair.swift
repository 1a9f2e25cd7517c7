/// The old and the new index of one row, as stored by the engine.
@frozen
@usableFromInline
package struct RowPair: BitwiseCopyable, Hashable, Sendable {
    @usableFromInline package var old: Int32
    @usableFromInline package var new: Int32

    /// Both indexes are below 2^29, which the engine checks once for each list.
    @inlinable
    @inline(__always)
    package init(_ old: Int, _ new: Int) {
        self.old = Int32(truncatingIfNeeded: old)
        self.new = Int32(truncatingIfNeeded: new)
    }
}
