/// A removal from, or an insert into, an order.
@usableFromInline
struct RowOp {
    @usableFromInline var group: Int32
    @usableFromInline let slot: Int32
    @usableFromInline var arrival: UInt32
    /// The index of the other half of a row that stays; negative for a removed or inserted row.
    @usableFromInline var pair: Int32 = -1
    @usableFromInline var rank: Int32 = 0
    /// Whether the row is shown: hidden rows have places, but no positions.
    @usableFromInline let isShown: Bool

    @inlinable
    init(group: Int32, slot: Int32, arrival: UInt32, isShown: Bool) {
        self.group = group
        self.slot = slot
        self.arrival = arrival
        self.isShown = isShown
    }
}

/// The operations of one advance on an order.
@usableFromInline
struct RowOps {
    @usableFromInline var removals: ContiguousArray<RowOp> = []
    @usableFromInline var inserts: ContiguousArray<RowOp> = []
    /// Rows that changed but keep their places.
    @usableFromInline var updates: ContiguousArray<RowOp> = []
    /// For each removal, its entry in the log, if there is a log: the old row.
    @usableFromInline var entries: ContiguousArray<Int32> = []
    /// The indices of shown rows, by group and then by rank.
    @usableFromInline var removalOrder: ContiguousArray<Int32> = []
    @usableFromInline var insertOrder: ContiguousArray<Int32> = []

    @inlinable
    init() {}

    /// Adds a row that moves from one place to another.
    @inlinable
    mutating func addPair(_ removal: RowOp, _ insert: RowOp) {
        var (removal, insert) = (removal, insert)
        removal.pair = Int32(truncatingIfNeeded: inserts.count)
        insert.pair = Int32(truncatingIfNeeded: removals.count)
        removals.append(removal)
        inserts.append(insert)
    }

    /// Separates pairs that are not one row, because the slot was reused for another row.
    @inlinable
    mutating func partOthers() {
        for index in removals.indices {
            let pair = Int(removals[index].pair)
            guard pair >= 0, removals[index].arrival != inserts[pair].arrival else { continue }
            removals[index].pair = -1
            inserts[pair].pair = -1
        }
    }
}
