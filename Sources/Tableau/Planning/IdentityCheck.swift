/// Finds data that are legal but reduce precision, or that break the contract of `==` and identity.
enum IdentityCheck {
    /// Returns two rows with the same identity, if there are any.
    ///
    /// - Complexity: O(rows).
    static func duplicate(in rows: RowList, section: Int) -> PlanDiagnostic? {
        let rows = rows.contiguous
        guard let type = rows.type, let identity = type.identity,
            let (first, second) = firstDuplicate(in: rows, identity)
        else { return nil }
        return .duplicateIdentity(
            section: section, rows: [first, second],
            identity: "\(identity(rows.erased.base, first).base)", rowType: type.name)
    }

    /// Returns a section that occurs twice, if any.
    static func duplicateSections<Section>(in table: TableSnapshot<Section>) -> [PlanDiagnostic] {
        let sections = RowList(table.sections, type: table.sectionType)
        guard let identity = table.sectionType.identity,
            let (first, second) = firstDuplicate(in: sections, identity)
        else { return [] }
        return [
            .duplicateSection(sections: [first, second], section: "\(table.sections[first])")
        ]
    }

    private static func firstDuplicate(
        in rows: RowList, _ identity: (UnsafeRawPointer, Int) -> AnyHashable
    ) -> (Int, Int)? {
        var seen: [AnyHashable: Int] = [:]
        for row in 0..<rows.count {
            if let first = seen.updateValue(row, forKey: identity(rows.erased.base, row)) {
                return (first, row)
            }
        }
        return nil
    }
}
