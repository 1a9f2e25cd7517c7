/// A batch that the table accepted, for surfaces that animate it.
///
/// It reports the fate of each old row and section, and the origin of each new one.
///
/// ```swift
/// switch batch.fate(ofRow: RowPath(section: 0, row: 3)) {
/// case .kept(let path), .moved(let path), .reloaded(let path, _): follow(to: path)
/// case .deleted(let animation): fadeOut(animation)
/// }
/// ```
///
/// - Complexity: O(log *n*) in the operations for each query.
package struct AppliedBatch: Sendable {
    /// The fate of a row or section.
    ///
    /// `Place` is its new place.
    package enum Fate<Place: Hashable & Sendable>: Hashable, Sendable {
        /// It remains; its index may have changed because of other changes.
        case kept(Place)
        case moved(Place)
        /// It remains with new content.
        case reloaded(Place, TableView.RowAnimation)
        case deleted(TableView.RowAnimation)
    }

    /// The origin of a row or section.
    ///
    /// `Place` is its old place.
    package enum Origin<Place: Hashable & Sendable>: Hashable, Sendable {
        case kept(Place)
        case moved(Place)
        /// It existed before and has new content.
        case reloaded(Place, TableView.RowAnimation)
        case inserted(TableView.RowAnimation)

        /// The old place of what keeps its cells; nil for others.
        package var keptPlace: Place? {
            switch self {
            case .kept(let old), .moved(let old): old
            case .reloaded, .inserted: nil
            }
        }
    }

    let map: BatchMap
    package let countsBefore: [Int32]
    package let countsAfter: [Int32]
    /// Rows that the batch deletes and inserts elsewhere although they are the same.
    let followed: [RowPath: RowPath]

    /// The operations, each list ascending.
    package var batch: TableBatch { map.batch }
}

extension AppliedBatch {
    /// Applies a batch to a table with these counts; throws the first rule that it breaks.
    package init(
        _ batch: TableBatch, before: [Int32], after: [Int32]
    ) throws(TableContractViolation) {
        let map = BatchMap(batch)
        if let violation = BatchCheck.violation(in: map, before: before, after: after) {
            throw violation
        }
        self.init(map: map, countsBefore: before, countsAfter: after, followed: [:])
    }

    /// The rows that leave their places, ascending: deleted ones and sources of moves.
    package var removedRows: [RowRun] { map.removed.runs }
    /// The rows at new places, ascending: inserted ones and destinations of moves.
    package var addedRows: [RowRun] { map.added.runs }

    /// Returns the new place of an old row, for state that belongs to the row; nil if deleted.
    ///
    /// Also finds a row that was deleted in one place and inserted in another, if the table held
    /// state for it; see ``TableView/heldRows``.
    package func place(ofRow path: RowPath) -> RowPath? {
        map.path(ofOld: path) ?? followed[path]
    }

    /// Returns the fate of an old row.
    ///
    /// A row of a reloaded section counts as deleted.
    package func fate(ofRow path: RowPath) -> Fate<RowPath> {
        Self.fate(of: path, in: map) { $0 }
    }

    /// Returns the origin of a new row.
    ///
    /// A row of a reloaded section counts as inserted.
    package func origin(ofRow path: RowPath) -> Origin<RowPath> {
        Self.origin(of: path, in: map) { $0 }
    }

    package func fate(ofSection section: Int32) -> Fate<Int32> {
        guard let sections = map.sections else { return .kept(section) }
        return Self.fate(of: .section(section), in: sections, as: \.row)
    }

    package func origin(ofSection section: Int32) -> Origin<Int32> {
        guard let sections = map.sections else { return .kept(section) }
        return Self.origin(of: .section(section), in: sections, as: \.row)
    }

    private static func fate<Place>(
        of path: RowPath, in map: BatchMap, as place: (RowPath) -> Place
    ) -> Fate<Place> {
        guard let new = map.path(ofOld: path).map(place) else {
            return .deleted(map.deletionAnimation(of: path))
        }
        if let animation = map.reloadAnimation(ofOld: path) { return .reloaded(new, animation) }
        return map.move(ofOld: path) == nil ? .kept(new) : .moved(new)
    }

    private static func origin<Place>(
        of path: RowPath, in map: BatchMap, as place: (RowPath) -> Place
    ) -> Origin<Place> {
        guard let path = map.path(ofNew: path) else {
            return .inserted(map.insertionAnimation(of: path))
        }
        let old = place(path)
        if let animation = map.reloadAnimation(ofOld: path) { return .reloaded(old, animation) }
        return map.move(ofOld: path) == nil ? .kept(old) : .moved(old)
    }

    /// Returns the animation of a new row with new content in its old cell; nil for other rows.
    package func reconfigureAnimation(ofRow path: RowPath) -> TableView.RowAnimation? {
        batch.rowReconfigures.run(containing: path)?.animation
    }
}
