/// One operation of a batch at one place, for sequential application.
///
/// Not nested in a generic type, because it is sorted and copied in every turn.
struct RowEdit: Comparable {
    enum Kind: UInt8 { case remove, insert, replace }

    let group: Int32
    let kind: Kind
    let row: Int32

    /// Orders edits by group, from the last removal to the first, then from the first insert to the
    /// last, so that each place is correct when its edit is applied.
    static func < (left: RowEdit, right: RowEdit) -> Bool {
        if left.group != right.group { return left.group < right.group }
        if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
        return left.kind == .remove ? left.row > right.row : left.row < right.row
    }
}

extension RowBatch {
    /// The edits of the batch in the order in which they can be applied.
    var edits: [RowEdit] {
        var edits: [RowEdit] = []
        edits.reserveCapacity(
            deletes.count + inserts.count + updates.count + 2 * moves.count)
        func add(_ kind: RowEdit.Kind, _ place: Place) {
            edits.append(RowEdit(group: place.group, kind: kind, row: place.row))
        }
        for place in deletes { add(.remove, place) }
        for place in inserts { add(.insert, place) }
        // A row that moved is inserted with its new content. Its update has its place in the same
        // order.
        var next = 0
        for place in updates {
            guard next < moves.count, moves[next].to == place else {
                add(.replace, place)
                continue
            }
            add(.remove, moves[next].from)
            add(.insert, place)
            next += 1
        }
        edits.sort()
        return edits
    }
}
