/// A rule where sections are rows of a table, which change if their rows are another array.
///
/// So sections with the same bits, which have the same array, are skipped at the speed of memory.
@frozen
@usableFromInline
enum SectionRule<Section: DiffableSection>: RowRule {
    @usableFromInline typealias Row = Section

    @inlinable
    @inline(__always)
    static func identity(_ section: UnsafeRawPointer) -> Section.CollectionID {
        section.assumingMemoryBound(to: Section.self).pointee.collectionId
    }

    @inlinable
    @inline(__always)
    static func compare(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> RowComparisonResult {
        guard identity(old) == identity(new) else { return .other }
        return rows(old).withUnsafeBufferPointer { old in
            rows(new).withUnsafeBufferPointer { new in
                old.baseAddress == new.baseAddress && old.count == new.count ? .unchanged : .updated
            }
        }
    }

    @inlinable
    @inline(__always)
    static func rows(_ section: UnsafeRawPointer) -> [Section.Row] {
        section.assumingMemoryBound(to: Section.self).pointee.rows
    }
}

/// The rows of a section that has other rows than before.
@usableFromInline
struct ChangedRows {
    /// The section's old and new index.
    let sections: Diff.Pair
    let old: ErasedRows
    let new: ErasedRows

    @usableFromInline
    init(sections: Diff.Pair, old: ErasedRows, new: ErasedRows) {
        self.sections = sections
        self.old = old
        self.new = new
    }
}
