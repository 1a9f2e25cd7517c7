package struct UpdateOptions: Sendable {
    /// Whether reordered sections are shown as moves: with two batches, where one with deletes and
    /// inserts of those sections would suffice.
    package var showsSectionMoves = false
    /// Whether a row gets another cell where its chain or its content requires one; otherwise all rows that
    /// remain keep theirs.
    var replacesCells = true
    /// Whether to look for duplicate identities, in O(rows) in each changed or new section.
    package var checks = _isDebugAssertConfiguration()
    /// Whether to report rows with equal identities that a comparison found by chance; O(rows) in such a
    /// section.
    package var namesDuplicates = true

    package var animations = UpdateAnimations()

    package init() {}
}
