extension SectionContents {
    /// Returns whether the sections of another table show the same: rows, headers and footers.
    ///
    /// - Complexity: O(sections), and O(rows) for sections whose rows are other arrays. Rows in
    ///   pieces that were edited count as different.
    func showsSame(as other: SectionContents) -> Bool {
        elementsEqual(other) { $0.showsSame(as: $1) }
    }
}

extension SectionContent {
    fileprivate func showsSame(as other: SectionContent) -> Bool {
        if self === other { return true }
        return cellSource == other.cellSource
            && HeaderFooterContent.change(from: header, to: other.header) == .none
            && HeaderFooterContent.change(from: footer, to: other.footer) == .none
            && rows.showsSame(as: other.rows)
    }
}

extension RowList {
    fileprivate func showsSame(as other: RowList) -> Bool {
        if isSame(as: other) || isEmpty && other.isEmpty { return true }
        guard count == other.count, let type, isComparable(with: other), pieces == nil,
            other.pieces == nil
        else { return false }
        return DiffScratch.withScratch { scratch in
            scratch.equalRows(
                erased.borrowed.base, other.erased.borrowed.base, count,
                by: type.comparisonMemory.pointee.scanForward) == count
        }
    }
}
