/// A property of the data that makes a plan less precise.
package enum PlanDiagnostic: Sendable, Hashable {
    /// Two rows of a section have the same identity. Legal: only their own rows lose precision.
    case duplicateIdentity(section: Int, rows: [Int], identity: String, rowType: String)
    /// Two rows are `==` but have different identities, which the contract forbids.
    case equalRowsWithDifferentIdentities(section: Int, oldRow: Int, newRow: Int, rowType: String)

    /// Returns two rows with one identity, if there are any; O(rows).
    static func duplicate(in rows: RowList, section: Int) -> PlanDiagnostic? {
        let rows = rows.contiguous
        var seen: [AnyHashable: Int] = [:]
        for row in 0..<rows.count {
            guard let type = rows.type, let identity = rows.identity(ofRow: row) else { return nil }
            if let first = seen.updateValue(row, forKey: identity) {
                return .duplicateIdentity(
                    section: section, rows: [first, row], identity: "\(identity.base)",
                    rowType: type.name)
            }
        }
        return nil
    }
}
