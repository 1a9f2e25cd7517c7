/// A row that leaves its place in an order, or takes one.
@usableFromInline
struct RowOp {
    @usableFromInline var group: Int32
    @usableFromInline let slot: Int32
    @usableFromInline var arrival: UInt32
    /// The number of the other half of a row that stays; below 0 for one that goes or comes.
    @usableFromInline var pair: Int32 = -1
    @usableFromInline var rank: Int32 = 0
    /// Whether it counts: hidden rows have places, but no positions.
    @usableFromInline let isShown: Bool

    @inlinable
    init(group: Int32, slot: Int32, arrival: UInt32, isShown: Bool) {
        self.group = group
        self.slot = slot
        self.arrival = arrival
        self.isShown = isShown
    }
}

/// What one advance does to an order.
@usableFromInline
struct RowOps {
    @usableFromInline var removals: ContiguousArray<RowOp> = []
    @usableFromInline var inserts: ContiguousArray<RowOp> = []
    /// Rows that changed and keep their places.
    @usableFromInline var updates: ContiguousArray<RowOp> = []
    /// For each removal its entry in the log, where there is a log: the row as it was.
    @usableFromInline var entries: ContiguousArray<Int32> = []
    /// Numbers of those that are shown, by group and then by rank.
    @usableFromInline var removalOrder: ContiguousArray<Int32> = []
    @usableFromInline var insertOrder: ContiguousArray<Int32> = []

    @inlinable
    init() {}

    /// Adds a row that leaves one place and takes another.
    @inlinable
    mutating func addPair(_ removal: RowOp, _ insert: RowOp) {
        var (removal, insert) = (removal, insert)
        removal.pair = Int32(truncatingIfNeeded: inserts.count)
        insert.pair = Int32(truncatingIfNeeded: removals.count)
        removals.append(removal)
        inserts.append(insert)
    }

    /// Parts the pairs that are not one row: a slot that another row has got.
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
