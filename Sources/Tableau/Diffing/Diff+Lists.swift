extension Diff {
    /// Compares lists of rows with identity and equality: the most precise diff.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: O(1) if both share their storage, else O(*n* + *m*) expected, plus
    ///   O(*k* log *k*) for *k* rows out of order.
    @inlinable
    public init<Row: CollectionIdentifiable & Equatable>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(identified: Row.self, content: Row.self))
    }

    /// Compares lists of rows with identity alone: a row whose bits changed counts as updated.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: As with equality.
    @inlinable
    public init<Row: CollectionIdentifiable>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(identified: Row.self))
    }

    /// Compares lists of values that are their own identity: there are no updates.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: As with identity.
    @inlinable
    public init<Row: Hashable>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(value: Row.self))
    }

    /// Compares lists of rows with identity, which also are their own: identity matches.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: As with equality.
    @inlinable
    public init<Row: CollectionIdentifiable & Hashable>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(identified: Row.self, content: Row.self))
    }

    /// Compares lists of rows that can only be told equal: common prefix and suffix stay, between
    /// them rows are compared by position.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: O(1) if both share their storage, else O(*n* + *m*).
    @inlinable
    public init<Row: Equatable>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(content: Row.self))
    }

    /// Compares lists of which nothing is known: by position, bit by bit.
    ///
    /// - Parameters:
    ///   - old: The rows before. At most 2^29; traps beyond.
    ///   - new: The rows after. At most 2^29; traps beyond.
    /// - Complexity: O(1) if both share their storage, else O(*n* + *m*).
    @inlinable
    public init<Row>(_ old: [Row], _ new: [Row]) {
        self.init(old, new, by: RowComparison(Row.self))
    }

    /// Compares two lists; `comparison` is formed only if they do not share their storage.
    @inlinable
    package init<Row>(
        _ old: [Row], _ new: [Row], by comparison: @autoclosure () -> RowComparison
    ) {
        self = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                if old.count == new.count && old.baseAddress == new.baseAddress { return Diff() }
                return Diff(
                    ListChanges.between(
                        UnsafeRawPointer(old.baseAddress), old.count,
                        UnsafeRawPointer(new.baseAddress), new.count, by: comparison()))
            }
        }
    }
}
