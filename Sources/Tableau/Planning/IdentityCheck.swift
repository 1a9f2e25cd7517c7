/// Finds data that are legal but reduce precision, or that break the contract of `==` and identity.
enum IdentityCheck {
    /// Returns two rows with the same identity, if there are any; O(rows).
    static func duplicate(in rows: RowList, section: Int) -> PlanDiagnostic? {
        let rows = rows.contiguous
        guard let type = rows.type, let (first, second) = firstDuplicate(in: rows),
            let identity = rows.identity(ofRow: first)
        else { return nil }
        return .duplicateIdentity(
            section: section, rows: [first, second], identity: "\(identity.base)",
            rowType: type.name)
    }

    /// Returns a section that occurs twice, if any.
    static func duplicateSections<Section>(in table: TableSnapshot<Section>) -> [PlanDiagnostic] {
        let sections = RowList(table.sections, type: table.sectionType)
        guard let (first, second) = firstDuplicate(in: sections) else { return [] }
        return [
            .duplicateSection(sections: [first, second], section: "\(table.sections[first])")
        ]
    }

    private static func firstDuplicate(in rows: RowList) -> (Int, Int)? {
        var seen: [AnyHashable: Int] = [:]
        for row in 0..<rows.count {
            guard let identity = rows.identity(ofRow: row) else { return nil }
            if let first = seen.updateValue(row, forKey: identity) { return (first, row) }
        }
        return nil
    }
}
