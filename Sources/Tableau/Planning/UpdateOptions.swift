package struct UpdateOptions: Sendable {
    /// Whether reordered sections are shown as moves: with two batches, where one with deletes and
    /// inserts of those sections would suffice.
    package var showsSectionMoves = false
    /// Whether each batch is checked against the table contract; if one fails, the plan becomes a reload.
    package var checksPlan = isDebugBuild()
    /// Whether to look for duplicate identities and for `==` that contradicts them; O(rows) in each changed
    /// section.
    package var diagnoses = isDebugBuild()
    /// Whether to report rows with equal identities that a comparison found by chance; O(rows) in such a
    /// section.
    package var namesDuplicates = true

    package var animations = UpdateAnimations()

    package init() {}
}
