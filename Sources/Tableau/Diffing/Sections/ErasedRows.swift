/// An array of rows whose type is erased: shared, never copied.
///
/// Making one allocates nothing. The caller knows the row type, and so does the
/// `RowComparison` that is used with it.
@frozen
@usableFromInline
package struct ErasedRows {
    /// The first row.
    ///
    /// Valid as long as `storage` lives: the array behind it is never mutated, since this value
    /// holds a reference to it and Swift copies a shared array before writing.
    @usableFromInline let base: UnsafeRawPointer
    /// The number of rows.
    @usableFromInline let count: Int
    /// Keeps the rows alive: the array's own buffer.
    @usableFromInline let storage: AnyObject

    /// Shares an array.
    ///
    /// - Complexity: O(1), no allocation.
    @inlinable
    init<Row>(_ rows: [Row]) {
        let contiguous = ContiguousArray(rows)
        count = contiguous.count
        // Even an empty array has a base address: that of its header's end.
        base = contiguous.withUnsafeBufferPointer {
            UnsafeRawPointer($0.baseAddress) ?? UnsafeRawPointer(bitPattern: 1)!
        }
        // `ContiguousArray` is a frozen struct of one strong reference to its buffer, so its bits
        // are an object reference; the bit cast traps should their sizes ever differ.
        storage = unsafeBitCast(contiguous, to: AnyObject.self)
    }

    /// Wraps memory that `storage` keeps alive.
    init(base: UnsafeRawPointer, count: Int, storage: AnyObject) {
        self.base = base
        self.count = count
        self.storage = storage
    }

    /// The array again, not a copy.
    ///
    /// - Parameter type: Must be the type that the rows were erased from: it is not checked here.
    @inlinable
    func array<Row>(of type: Row.Type) -> [Row] {
        // The reverse of the bit cast in `init(_:)`.
        Array(unsafeBitCast(storage, to: ContiguousArray<Row>.self))
    }

    /// True when both share one array, so that nothing can differ.
    @inlinable
    @inline(__always)
    func isSame(as other: ErasedRows) -> Bool { base == other.base && count == other.count }

    /// The same rows, for as long as this value is kept.
    var borrowed: BorrowedRows { BorrowedRows(base, count) }
}

/// Rows that somebody else keeps alive: what the engine compares, without counting references.
///
/// Two values with the same memory are the same rows.
///
/// Safety: valid as long as the ``ErasedRows`` or array that it was borrowed from.
@frozen
@usableFromInline
package struct BorrowedRows: BitwiseCopyable, Equatable {
    /// The first row.
    let base: UnsafeRawPointer
    /// The number of rows.
    let count: Int

    /// - Parameters:
    ///   - base: The first row; nil only if there is none.
    ///   - count: The number of rows.
    @usableFromInline
    package init(_ base: UnsafeRawPointer?, _ count: Int) {
        self.base = base ?? UnsafeRawPointer(bitPattern: 1)!
        self.count = count
    }

    @inlinable
    init<Row>(_ rows: UnsafeBufferPointer<Row>) {
        self.init(UnsafeRawPointer(rows.baseAddress), rows.count)
    }
}
