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
    /// Applies a batch to a table with these counts; returns nil if a table would reject it.
    package init?(_ batch: TableBatch, before: [Int32], after: [Int32]) {
        let map = BatchMap(batch, sectionsBefore: before.count)
        guard BatchCheck.violation(in: map, before: before, after: after) == nil else {
            return nil
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
        guard let new = map.path(ofOld: path) else {
            return .deleted(deletionAnimation(of: path))
        }
        if let animation = map.reloadAnimation(ofOld: path) { return .reloaded(new, animation) }
        return map.move(ofOld: path) == nil ? .kept(new) : .moved(new)
    }

    /// Returns the origin of a new row.
    ///
    /// A row of a reloaded section counts as inserted.
    package func origin(ofRow path: RowPath) -> Origin<RowPath> {
        guard let old = map.path(ofNew: path) else {
            return .inserted(insertionAnimation(of: path))
        }
        if let animation = map.reloadAnimation(ofOld: old) { return .reloaded(old, animation) }
        return map.move(ofOld: old) == nil ? .kept(old) : .moved(old)
    }

    package func fate(ofSection section: Int32) -> Fate<Int32> {
        guard let new = map.section(ofOld: section) else {
            return .deleted(batch.sectionDeletes.animation(on: section))
        }
        if map.isReloaded(oldSection: section) {
            return .reloaded(new, batch.sectionReloads.animation(on: section))
        }
        return map.isMoved(oldSection: section) ? .moved(new) : .kept(new)
    }

    package func origin(ofSection section: Int32) -> Origin<Int32> {
        guard let old = map.section(ofNew: section) else {
            return .inserted(batch.sectionInserts.animation(on: section))
        }
        if map.isReloaded(oldSection: old) {
            return .reloaded(old, batch.sectionReloads.animation(on: old))
        }
        return map.isMoved(oldSection: old) ? .moved(old) : .kept(old)
    }

    /// Returns the animation of a new row with new content in its old cell; nil for other rows.
    package func reconfigureAnimation(ofRow path: RowPath) -> TableView.RowAnimation? {
        batch.rowReconfigures.run(containing: path)?.animation
    }

    private func deletionAnimation(of path: RowPath) -> TableView.RowAnimation {
        if let run = batch.rowDeletes.run(containing: path) { return run.animation }
        let sections =
            map.section(ofOld: path.section) == nil
            ? batch.sectionDeletes : batch.sectionReloads
        return sections.animation(on: path.section)
    }

    private func insertionAnimation(of path: RowPath) -> TableView.RowAnimation {
        if let run = batch.rowInserts.run(containing: path) { return run.animation }
        guard let old = map.section(ofNew: path.section) else {
            return batch.sectionInserts.animation(on: path.section)
        }
        return batch.sectionReloads.animation(on: old)
    }
}

extension [SectionOperation] {
    fileprivate func animation(on section: Int32) -> TableView.RowAnimation {
        operation(on: section)?.animation ?? .automatic
    }
}
