/// The comparison of two lists of sections, as far as it needs to know their type: which section is
/// which, and whose rows are not the same array.
@usableFromInline
struct SectionScan {
    /// A section in both tables whose rows are not the same array.
    @usableFromInline
    struct Candidate {
        @usableFromInline let old: Int
        @usableFromInline let new: Int
        @usableFromInline let oldRows: ErasedRows
        @usableFromInline let newRows: ErasedRows

        @inlinable
        init(old: Int, new: Int, oldRows: ErasedRows, newRows: ErasedRows) {
            self.old = old
            self.new = new
            self.oldRows = oldRows
            self.newRows = newRows
        }
    }

    /// Sections that come, go and move.
    @usableFromInline var sections: ListChanges
    /// Sections whose rows must be compared, by their old index.
    @usableFromInline var candidates: ContiguousArray<Candidate> = []

    /// Scans two lists of sections.
    ///
    /// - Complexity: O(sections), at the speed of memory where sections are the same bits.
    @inlinable
    init<Section: DiffableSection>(_ old: [Section], _ new: [Section]) {
        sections = ListChanges.none
        let shorter = min(old.count, new.count)
        var head = 0
        var tail = 0
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                head = scanForward(old, new, shorter)
                guard head < max(old.count, new.count) else { return }
                while tail < shorter &- head,
                    old[old.count &- 1 &- tail].collectionId
                        == new[new.count &- 1 &- tail].collectionId
                {
                    tail &+= 1
                }
            }
        }
        if head == old.count, head == new.count { return }
        scanMiddle(old, new, head, tail)
        for index in 0..<tail {
            let (before, after) = (old.count &- tail &+ index, new.count &- tail &+ index)
            note(old[before].rows, new[after].rows, before, after)
        }
    }

    /// Counts leading sections that stay, noting those with other rows.
    @inlinable
    @inline(__always)
    mutating func scanForward<Section: DiffableSection>(
        _ old: UnsafeBufferPointer<Section>, _ new: UnsafeBufferPointer<Section>, _ limit: Int
    ) -> Int {
        let stride = MemoryLayout<Section>.stride
        // Both are there, since the limit is above 0 when they are used.
        guard let before = old.baseAddress, let after = new.baseAddress else { return 0 }
        var index = 0
        var block = 8
        while index < limit {
            let length = min(block, limit &- index)
            // The same bits are the same section with the same array of rows.
            if sameBits(before + index, after + index, length &* stride) {
                index &+= length
                block = min(block &* 4, 256)
                continue
            }
            if length > 8 {
                // Close in on what differs.
                block = 8
                continue
            }
            let end = index &+ length
            while index < end {
                guard before[index].collectionId == after[index].collectionId else {
                    return index
                }
                note(before[index].rows, after[index].rows, index, index)
                index &+= 1
            }
        }
        return index
    }

    /// Matches the sections between the common ends by their identities.
    @inlinable
    mutating func scanMiddle<Section: DiffableSection>(
        _ old: [Section], _ new: [Section], _ head: Int, _ tail: Int
    ) {
        let oldIdentities = old[head..<old.count &- tail].map(\.collectionId)
        let newIdentities = new[head..<new.count &- tail].map(\.collectionId)
        sections = Self.matchMiddle(
            ErasedRows(oldIdentities), ErasedRows(newIdentities),
            RowComparison(value: Section.CollectionID.self), head
        ) { before, after in
            note(old[before].rows, new[after].rows, before, after)
        }
    }

    /// Matches sections by their erased identities.
    ///
    /// - Parameters:
    ///   - old: The identities of the old sections behind the common ones at the start.
    ///   - new: The identities of the new sections behind those.
    ///   - comparison: How identities are compared.
    ///   - head: The number of common sections at the start.
    ///   - visit: Is given each section that stays: its old index, then its new one.
    @usableFromInline
    static func matchMiddle(
        _ old: ErasedRows, _ new: ErasedRows, _ comparison: RowComparison, _ head: Int,
        visit: (Int, Int) -> Void
    ) -> ListChanges {
        var sections = ListChanges.between(
            old.base, old.count, new.base, new.count, by: comparison)
        let match = SectionMatch(sections, oldCount: old.count, newCount: new.count)
        for index in 0..<old.count {
            guard let target = match.new(ofOld: index) else { continue }
            visit(head + index, head + target)
        }
        sections.shift(by: head)
        return sections
    }

    /// Notes a section whose rows are not the same array.
    @inlinable
    @inline(__always)
    mutating func note<Row>(_ old: [Row], _ new: [Row], _ oldIndex: Int, _ newIndex: Int) {
        let isSame = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                old.baseAddress == new.baseAddress && old.count == new.count
            }
        }
        if isSame { return }
        let (oldRows, newRows) = (ErasedRows(old), ErasedRows(new))
        candidates.append(
            Candidate(old: oldIndex, new: newIndex, oldRows: oldRows, newRows: newRows))
    }

    /// Compares the rows of all candidates, then looks for rows that changed their section.
    ///
    /// - Parameters:
    ///   - comparison: Formed for the rows' type.
    ///   - emit: Is given the sections whose rows changed, and the rows that cross. Both are valid
    ///     until it returns.
    func compare(
        by comparison: RowComparison,
        emit: (ContiguousArray<ChangedSection>, borrowing CrossSectionJoin) -> Void
    ) {
        if candidates.isEmpty { return }
        DiffScratch.withScratch { scratch in
            withUnsafePointer(to: comparison) { comparison in
                scratch.beginCollecting()
                var changed: ContiguousArray<ChangedSection> = []
                changed.reserveCapacity(candidates.count)
                for candidate in candidates {
                    let (old, new) = (candidate.oldRows.borrowed, candidate.newRows.borrowed)
                    changed.append(
                        ChangedSection(
                            old: candidate.old, new: candidate.new, oldRows: old, newRows: new,
                            changes: scratch.collect(old, new, by: comparison)))
                }
                var join = CrossSectionJoin(changed, scratch)
                join.join(by: comparison)
                emit(changed, join)
            }
        }
    }
}
