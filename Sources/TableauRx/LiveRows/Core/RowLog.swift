/// The changed rows of a wave, or since a read: each once, with what was there before, until there
/// are so many that only their slots are recorded.
@usableFromInline
struct RowLog<Row> {
    /// The slots whose rows have changed, or may have if this is a rewrite.
    @usableFromInline var slots = Bits()
    /// The changes, unless this is a rewrite.
    @usableFromInline var touched: ContiguousArray<TouchedRow<Row>> = []
    @usableFromInline var isRewrite = false

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { !isRewrite && touched.isEmpty }

    /// Records a change, unless its slot, one of `count`, has changed before.
    @inlinable @inline(__always)
    mutating func record(_ change: TouchedRow<Row>, of count: Int) {
        slots.grow(to: count)
        if slots.insert(change.slot), !isRewrite { touched.append(change) }
    }

    /// Stops recording old rows.
    @inlinable
    mutating func rewrite() {
        isRewrite = true
        touched = []
    }

    // Inlined, like all code that runs in every transaction, to be specialised for the rows.
    @inlinable
    mutating func clear() {
        if isRewrite {
            slots = Bits()
            isRewrite = false
        } else {
            for change in touched { slots.remove(change.slot) }
            // Mostly one: `removeAll(keepingCapacity:)` is not specialised for the element.
            if touched.capacity >= 1024 { touched = [] }
            while !touched.isEmpty { touched.removeLast() }
        }
    }

    /// Calls `body` with each change; those of a rewrite have no old row.
    @inlinable @inline(__always)
    func each(_ body: (TouchedRow<Row>) -> Void) {
        if isRewrite {
            slots.each { body(TouchedRow(slot: $0, old: nil, oldArrival: 0)) }
        } else {
            for change in touched { body(change) }
        }
    }
}

/// The change of a slot in one wave: the row that was there before.
@frozen
@usableFromInline
struct TouchedRow<Row> {
    @usableFromInline let slot: Int32
    /// The arrival number of the old row; 0 if there was none.
    @usableFromInline let oldArrival: UInt32
    @usableFromInline let old: Row?

    @inlinable @inline(__always)
    init(slot: Int32, old: Row?, oldArrival: UInt32) {
        self.slot = slot
        self.old = old
        self.oldArrival = oldArrival
    }
}
