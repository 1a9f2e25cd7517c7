extension SectionedTableViewBinder {
    /// Reports, once for a section, a row that is waited for in vain: by an identity of another type
    /// than its rows have.
    func reportOtherIdentity(of row: RowReference<Section>, wantedBy user: String) {
        guard let content = content(of: row.section), !content.rows.isEmpty else { return }
        let identities = [row.id.identity, content.id(ofRow: 0).identity]
        let types = identities.map { $0.map { type(of: $0.base) } }
        // An instance of a class may equal one of a subclass.
        guard types[0] != types[1], !(types[1] is AnyClass) else { return }
        let names = types.map { $0.map { "\($0)" } ?? "position" }
        let mistake = "\(user) by \(names[0])"
        guard pending.known(row.section)?.reported.insert(mistake).inserted == true else { return }
        report(
            .identityOfOtherType, in: row.section,
            "The \(user) asks for a row of section \(row.section) by \(names[0]) "
                + "(\(row.id)), but its rows are identified by \(names[1]).",
            advice: types[1] == nil
                ? "Ask for .position(_:), or give the models a collectionId."
                : "Ask for .row(_:) with the collectionId of a model.")
    }
}
