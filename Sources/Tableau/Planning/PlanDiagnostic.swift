/// A property of the data that makes a plan less precise.
package enum PlanDiagnostic: Sendable, Hashable {
    /// Two rows of a section have the same identity. Legal: only their own rows lose precision.
    case duplicateIdentity(section: Int, rows: [Int], identity: String, rowType: String)
    /// Two rows are `==` but have different identities, which the contract forbids.
    case equalRowsWithDifferentIdentities(section: Int, oldRow: Int, newRow: Int, rowType: String)
}
