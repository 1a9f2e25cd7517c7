/// A batch that the table accepted, for surfaces that animate it: the fate of each old row and
/// section, and the origin of each new one.
///
/// - Complexity: O(log *n*) in the operations for each query.
package struct AppliedBatch: Sendable {
    /// What a batch does with a row or section, with its place in the other of the two tables; a section
    /// is a row of one section.
    package enum Fate: Hashable, Sendable {
        /// It remains; its index may have changed because of other changes.
        case kept(RowPath)
        case moved(RowPath)
        /// It remains with new content.
        case reloaded(RowPath, TableView.RowAnimation)
        /// It is not in the other table: it is deleted or inserted.
        case unmatched(TableView.RowAnimation)

        package var place: RowPath? {
            switch self {
            case .kept(let other), .moved(let other), .reloaded(let other, _): other
            case .unmatched: nil
            }
        }

        /// The place of what keeps its cells; nil for others.
        package var keptPlace: RowPath? { if case .reloaded = self { nil } else { place } }
    }

    package let map: BatchMap
    package let countsBefore: [Int32]
    package let countsAfter: [Int32]
    /// Rows that the batch deletes and inserts elsewhere although they are the same.
    var followed: [RowPath: RowPath] = [:]
}

extension AppliedBatch {
    /// Checks a batch for a table with these counts; throws the first rule that it breaks.
    package init(
        _ batch: TableBatch, before: [Int32], after: [Int32]
    ) throws(TableContractViolation) {
        let map = BatchMap(batch)
        if let violation = BatchCheck.violation(in: map, before: before, after: after) {
            throw violation
        }
        self.init(map: map, countsBefore: before, countsAfter: after)
    }

    /// Returns the new place of an old row, also of one that was deleted and inserted elsewhere if it is
    /// among ``TableView/heldRows``; nil if deleted.
    package func place(ofRow path: RowPath) -> RowPath? {
        map.path(ofOld: path) ?? followed[path]
    }

    /// Returns the fate of an old row; a row of a reloaded section counts as deleted.
    package func fate(ofRow path: RowPath) -> Fate { map.fate(of: path) }

    /// Returns the origin of a new row; a row of a reloaded section counts as inserted.
    package func origin(ofRow path: RowPath) -> Fate { map.origin(of: path) }

    package func fate(ofSection section: Int32) -> Fate {
        map.sections?.fate(of: .section(section)) ?? .kept(.section(section))
    }

    package func origin(ofSection section: Int32) -> Fate {
        map.sections?.origin(of: .section(section)) ?? .kept(.section(section))
    }

    /// Returns the animation of a new row with new content in its old cell; nil for other rows.
    package func reconfigureAnimation(ofRow path: RowPath) -> TableView.RowAnimation? {
        map.operations.reconfigures.run(containing: path)?.animation
    }
}

extension BatchMap {
    fileprivate func fate(of path: RowPath) -> AppliedBatch.Fate {
        self.path(ofOld: path).map { fate(ofOld: path, at: $0) }
            ?? .unmatched(deletionAnimation(of: path))
    }

    fileprivate func origin(of path: RowPath) -> AppliedBatch.Fate {
        self.path(ofNew: path).map { fate(ofOld: $0, at: $0) }
            ?? .unmatched(insertionAnimation(of: path))
    }

    private func fate(ofOld old: RowPath, at place: RowPath) -> AppliedBatch.Fate {
        if let animation = reloadAnimation(ofOld: old) { return .reloaded(place, animation) }
        return move(ofOld: old) == nil ? .kept(place) : .moved(place)
    }
}
