/// Looks for data that are legal but cost precision, or break the contract of `==` and identity.
enum IdentityCheck {
    /// What is wrong with the rows of a section that changed; at most one of each kind.
    ///
    /// - Complexity: O(rows).
    static func problems(from old: RowList, to new: RowList, section: Int) -> [PlanDiagnostic] {
        var problems: [PlanDiagnostic] = []
        if new.isUndiffable, !old.isEmpty, !new.isEmpty {
            problems.append(.undiffableSection(section: section, rowType: new.kind?.name))
        }
        guard let kind = new.kind, let identity = kind.identity else { return problems }
        if let (first, second) = firstDuplicate(in: new, identity) {
            problems.append(
                .duplicateIdentity(
                    section: section, rows: [first, second],
                    identity: "\(identity(new.base, first).base)", rowType: kind.name))
        }
        if let isEqual = kind.isEqual, old.isComparable(with: new) {
            for row in 0..<min(old.count, new.count)
            where isEqual(old.base, row, new.base, row)
                && identity(old.base, row) != identity(new.base, row)
            {
                problems.append(
                    .equalRowsWithDifferentIdentities(
                        section: section, oldRow: row, newRow: row, rowType: kind.name))
                break
            }
        }
        return problems
    }

    /// A section that occurs twice, if any.
    static func duplicateSections<Section>(in table: TableSnapshot<Section>) -> [PlanDiagnostic] {
        let sections = RowList(table.sections, kind: table.sectionKind)
        guard let identity = table.sectionKind.identity,
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
            if let first = seen.updateValue(row, forKey: identity(rows.base, row)) {
                return (first, row)
            }
        }
        return nil
    }
}
