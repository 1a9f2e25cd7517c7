/// The comparison of two lists of sections, as far as it depends on their type: finds matching
/// sections, and those whose rows are not the same array.
@usableFromInline
struct SectionScan {
    /// A section in both tables whose rows are not the same array.
    @usableFromInline
    typealias Candidate = (old: Int, new: Int, oldRows: ErasedRows, newRows: ErasedRows)

    /// The inserted, deleted and moved sections.
    @usableFromInline var sections = Diff()
    /// Sections whose rows must be compared, by their old index.
    @usableFromInline var candidates: ContiguousArray<Candidate> = []

    /// - Complexity: O(sections), at the speed of memory for sections with the same bits.
    @inlinable
    init<ID, Row>(_ old: [RowSection<ID, Row>], _ new: [RowSection<ID, Row>]) {
        if old.count == new.count, notesSameSections(old, new) { return }
        candidates = []
        sections = Diff(old.map(\.collectionId), new.map(\.collectionId))
        let match = SectionMatch(sections, oldCount: old.count)
        for index in old.indices {
            guard let target = match.new(ofOld: index) else { continue }
            note(old[index].rows, new[target].rows, at: index, target)
        }
    }

    /// Returns whether all sections stay where they are, recording those with other rows up to the
    /// first that does not; the lists must have one length.
    @inlinable
    @inline(__always)
    mutating func notesSameSections<ID, Row>(
        _ old: [RowSection<ID, Row>], _ new: [RowSection<ID, Row>]
    ) -> Bool {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                // Both are non-nil if there are sections.
                guard let before = old.baseAddress, let after = new.baseAddress else { return true }
                let stride = MemoryLayout<RowSection<ID, Row>>.stride
                var index = 0
                var block = 8
                while index < old.count {
                    let length = min(block, old.count &- index)
                    // The same bits are the same section with the same array of rows.
                    if sameBits(before + index, after + index, length &* stride) {
                        index &+= length
                        block = min(block &* 4, 256)
                        continue
                    }
                    if length > 8 {
                        // Narrow down the difference.
                        block = 8
                        continue
                    }
                    for section in index..<index &+ length {
                        guard before[section].collectionId == after[section].collectionId else {
                            return false
                        }
                        note(before[section].rows, after[section].rows, at: section, section)
                    }
                    index &+= length
                }
                return true
            }
        }
    }

    /// Records a section whose rows are not the same array.
    @inlinable
    @inline(__always)
    mutating func note<Row>(_ old: [Row], _ new: [Row], at oldIndex: Int, _ newIndex: Int) {
        let isSame = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                old.baseAddress == new.baseAddress && old.count == new.count
            }
        }
        if isSame { return }
        candidates.append((oldIndex, newIndex, ErasedRows(old), ErasedRows(new)))
    }
}
