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
        if areSameBits(old, new) { return .unchanged }
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
