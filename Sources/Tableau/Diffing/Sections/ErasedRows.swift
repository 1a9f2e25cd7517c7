/// An array of rows with its type erased: shared, never copied.
@frozen
@usableFromInline
package struct ErasedRows {
    /// The first row, valid for the lifetime of `storage`: the array is never mutated, since Swift copies a
    /// shared one before writing.
    @usableFromInline let base: UnsafeRawPointer
    @usableFromInline package let count: Int
    /// The array's own buffer, which keeps the rows alive.
    @usableFromInline package let storage: AnyObject

    /// Creates rows that share an array, without an allocation.
    @inlinable
    package init<Row>(_ rows: [Row]) {
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

    /// Creates rows that are no array: an object's address replaces that of the first row.
    init(identifiedBy object: AnyObject, count: Int) {
        base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        self.count = count
        storage = object
    }

    /// Returns the array, not a copy; its type is not checked.
    @inlinable
    package func array<Row>(of type: Row.Type) -> [Row] {
        // The reverse of the bit cast in `init(_:)`.
        Array(unsafeBitCast(storage, to: ContiguousArray<Row>.self))
    }

    @inlinable
    @inline(__always)
    func isSame(as other: ErasedRows) -> Bool { base == other.base && count == other.count }

    /// The same rows, valid while this value is retained.
    var borrowed: BorrowedRows { BorrowedRows(base, count) }
}

/// Rows kept alive by another owner: what the engine compares, without reference counting.
///
/// Safety: valid for the lifetime of the ``ErasedRows`` or array that it was borrowed from.
@frozen
@usableFromInline
package struct BorrowedRows: BitwiseCopyable, Equatable {
    let base: UnsafeRawPointer
    let count: Int

    /// - Parameter base: The first row; nil only if there are no rows.
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
