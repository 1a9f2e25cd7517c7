#if !canImport(UIKit) || os(watchOS)
/// A batch that the table accepted, as a surface needs it to animate: what became of each row and
/// section that was there, and where each that is there came from.
///
/// ```swift
/// switch batch.fate(ofRow: RowPath(section: 0, row: 3)) {
/// case .kept(let path), .moved(let path), .reloaded(let path, _): follow(to: path)
/// case .deleted(let animation): fadeOut(animation)
/// }
/// ```
///
/// - Complexity: each question O(log *n*) in the operations.
package struct AppliedBatch: Sendable {
    /// What became of a row or section.
    ///
    /// `Place` is where it is now.
    package enum Fate<Place: Hashable & Sendable>: Hashable, Sendable {
        /// It is there still; its index may have changed as others came and went.
        case kept(Place)
        /// It was moved.
        case moved(Place)
        /// It is there still, and shows something new.
        case reloaded(Place, TableView.RowAnimation)
        /// It is gone.
        case deleted(TableView.RowAnimation)
    }

    /// Where a row or section came from.
    ///
    /// `Place` is where it was before.
    package enum Origin<Place: Hashable & Sendable>: Hashable, Sendable {
        /// It was there before.
        case kept(Place)
        /// It was moved here.
        case moved(Place)
        /// It was there before and shows something new.
        case reloaded(Place, TableView.RowAnimation)
        /// It is new.
        case inserted(TableView.RowAnimation)
    }

    /// The operations, each list ascending.
    package let batch: TableBatch
    /// The rows of each section before.
    package let countsBefore: [Int32]
    /// The rows of each section after.
    package let countsAfter: [Int32]

    private let map: BatchMap
    /// Rows that the batch deletes and inserts again elsewhere, and that are the same rows.
    private let followed: [RowPath: RowPath]

    init(
        map: BatchMap, countsBefore: [Int32], countsAfter: [Int32],
        followed: [RowPath: RowPath] = [:]
    ) {
        batch = map.batch
        self.map = map
        self.countsBefore = countsBefore
        self.countsAfter = countsAfter
        self.followed = followed
    }

    /// What the batch would do to a table with these counts, or nil if a table would refuse it.
    package init?(_ batch: TableBatch, before: [Int32], after: [Int32]) {
        let arranged = ArrangedBatch(batch)
        guard BatchCheck.violation(in: arranged, before: before, after: after) == nil else {
            return nil
        }
        self.init(
            map: BatchMap(arranged, sectionsBefore: before.count, sectionsAfter: after.count),
            countsBefore: before, countsAfter: after)
    }

    /// Where a row of the table before is now, for state that belongs to the row; nil if deleted.
    ///
    /// A row that is deleted here and inserted there is found as well if the table held state for
    /// it, see ``TableView/heldRows``.
    package func place(ofRow path: RowPath) -> RowPath? {
        map.path(ofOld: path) ?? followed[path]
    }

    /// What became of a row of the table before.
    ///
    /// A row of a reloaded section counts as deleted.
    package func fate(ofRow path: RowPath) -> Fate<RowPath> {
        guard let new = map.path(ofOld: path) else {
            return .deleted(deletionAnimation(of: path))
        }
        if let animation = map.reloadAnimation(ofOld: path) { return .reloaded(new, animation) }
        return map.move(ofOld: path) == nil ? .kept(new) : .moved(new)
    }

    /// Where a row of the table after came from.
    ///
    /// A row of a reloaded section counts as inserted.
    package func origin(ofRow path: RowPath) -> Origin<RowPath> {
        guard let old = map.path(ofNew: path) else {
            return .inserted(insertionAnimation(of: path))
        }
        if let animation = map.reloadAnimation(ofOld: old) { return .reloaded(old, animation) }
        return map.move(ofOld: old) == nil ? .kept(old) : .moved(old)
    }

    /// What became of a section of the table before.
    package func fate(ofSection section: Int32) -> Fate<Int32> {
        guard let new = map.section(ofOld: section) else {
            return .deleted(Self.animation(of: section, in: batch.sectionDeletes))
        }
        if map.isReloaded(oldSection: section) {
            return .reloaded(new, Self.animation(of: section, in: batch.sectionReloads))
        }
        return map.isMoved(oldSection: section) ? .moved(new) : .kept(new)
    }

    /// Where a section of the table after came from.
    package func origin(ofSection section: Int32) -> Origin<Int32> {
        guard let old = map.section(ofNew: section) else {
            return .inserted(Self.animation(of: section, in: batch.sectionInserts))
        }
        if map.isReloaded(oldSection: old) {
            return .reloaded(old, Self.animation(of: old, in: batch.sectionReloads))
        }
        return map.isMoved(oldSection: old) ? .moved(old) : .kept(old)
    }

    /// Whether a row of the table after shows something new in the cell that it had.
    package func isReconfigured(row path: RowPath) -> Bool {
        map.isReconfigured(new: path)
    }

    private func deletionAnimation(of path: RowPath) -> TableView.RowAnimation {
        if let run = batch.rowDeletes.run(containing: path) { return run.animation }
        let sections =
            map.section(ofOld: path.section) == nil
            ? batch.sectionDeletes : batch.sectionReloads
        return Self.animation(of: path.section, in: sections)
    }

    private func insertionAnimation(of path: RowPath) -> TableView.RowAnimation {
        if let run = batch.rowInserts.run(containing: path) { return run.animation }
        guard let old = map.section(ofNew: path.section) else {
            return Self.animation(of: path.section, in: batch.sectionInserts)
        }
        return Self.animation(of: old, in: batch.sectionReloads)
    }

    private static func animation(
        of section: Int32, in operations: [SectionOperation]
    ) -> TableView.RowAnimation {
        guard let index = operations.binarySearch(where: { $0.section < section }),
            operations[index].section == section
        else { return .automatic }
        return operations[index].animation
    }
}
#endif
