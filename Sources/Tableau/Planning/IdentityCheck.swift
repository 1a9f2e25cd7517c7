/// Finds data that are legal but reduce precision, or that break the contract of `==` and identity.
enum IdentityCheck {
    /// Returns two rows with the same identity, if there are any; O(rows).
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
