/// How a plan is made.
package struct UpdateOptions: Sendable {
    /// Shows sections that change their order as moves: two batches, where one with deletes and
    /// inserts of those sections would do.
    ///
    /// Default false.
    package var showsSectionMoves = false
    /// Checks each batch against the table contract before it is given out, and makes the plan a
    /// reload should it fail.
    ///
    /// Default: in debug builds.
    package var checksPlan = UpdateOptions.isDebug
    /// Looks for duplicate identities and for `==` that disagrees with them.
    ///
    /// O(rows) in each changed section. Default: in debug builds.
    package var diagnoses = UpdateOptions.isDebug
    /// Names the rows with equal identities that a comparison happened to meet.
    ///
    /// O(rows) in such a section. Default true.
    package var namesDuplicates = true

    /// How operations are animated.
    package var animations = UpdateAnimations()

    /// Makes the default options.
    package init() {}

    private static var isDebug: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }
}
