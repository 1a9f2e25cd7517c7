extension SectionedDiff {
    /// Compares sections of rows with identity and equality: the most precise diff.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: O(1) for each section whose rows are the same array, else as ``Diff``.
    @inlinable
    public init<Section: DiffableSection>(
        _ old: [Section], _ new: [Section]
    ) where Section.Row: CollectionIdentifiable & Equatable {
        self.init(
            SectionScan(old, new),
            by: RowComparison(identified: Section.Row.self, content: Section.Row.self))
    }

    /// Compares sections of rows with identity alone: a row whose bits changed counts as updated.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: As with equality.
    @inlinable
    public init<Section: DiffableSection>(
        _ old: [Section], _ new: [Section]
    ) where Section.Row: CollectionIdentifiable {
        self.init(SectionScan(old, new), by: RowComparison(identified: Section.Row.self))
    }

    /// Compares sections of values that are their own identity: there are no updates.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: As with identity.
    @inlinable
    public init<Section: DiffableSection>(
        _ old: [Section], _ new: [Section]
    ) where Section.Row: Hashable {
        self.init(SectionScan(old, new), by: RowComparison(value: Section.Row.self))
    }

    /// Compares sections of rows with identity that are also `Hashable`: identity matches.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: As with equality.
    @inlinable
    public init<Section: DiffableSection>(
        _ old: [Section], _ new: [Section]
    ) where Section.Row: CollectionIdentifiable & Hashable {
        self.init(
            SectionScan(old, new),
            by: RowComparison(identified: Section.Row.self, content: Section.Row.self))
    }

    /// Compares sections of rows that can only be told equal: common ends stay, the rest is
    /// compared by position.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: As with equality.
    @inlinable
    public init<Section: DiffableSection>(
        _ old: [Section], _ new: [Section]
    ) where Section.Row: Equatable {
        self.init(SectionScan(old, new), by: RowComparison(content: Section.Row.self))
    }

    /// Compares sections of rows of which nothing is known: by position, bit by bit.
    ///
    /// - Parameters:
    ///   - old: The sections before.
    ///   - new: The sections after.
    /// - Complexity: As with equality.
    @inlinable
    public init<Section: DiffableSection>(_ old: [Section], _ new: [Section]) {
        self.init(SectionScan(old, new), by: RowComparison(Section.Row.self))
    }
}
