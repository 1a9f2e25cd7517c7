// Rows that are asked for by an identity of another type than the rows of their section have: they
// would be waited for in vain.

extension SectionedTableViewBinder {
    /// Reports a row that no data can bring, as long as its section has such rows.
    ///
    /// - Returns: Whether it was reported.
    @discardableResult
    func reportOtherIdentity(of row: RowReference<Section>, wantedBy user: String) -> Bool {
        guard let content = content(of: row.section), !content.rows.isEmpty else { return false }
        let own = content.id(ofRow: 0)
        let (given, expected) = (row.id.identity?.base, own.identity?.base)
        // An instance of a class may equal one of a subclass.
        guard given.map(identityType) != expected.map(identityType),
            !(expected.map { type(of: $0) is AnyClass } ?? false)
        else { return false }
        let name = { (identity: Any?) in identity.map { "\(type(of: $0))" } ?? "position" }
        report(
            .identityOfOtherType, in: row.section,
            "The \(user) asks for a row of section \(row.section) by \(name(given)) "
                + "(\(row.id)), but its rows are identified by \(name(expected)).",
            advice: expected == nil
                ? "Ask for .position(_:), or give the models a collectionId."
                : "Ask for .row(_:) with the collectionId of a model.")
        return true
    }

    private func identityType(_ identity: Any) -> ObjectIdentifier {
        ObjectIdentifier(type(of: identity))
    }
}
