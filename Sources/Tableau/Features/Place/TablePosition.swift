import Foundation

/// A scroll position by the identity of the row at the top, which an app can save and restore.
///
/// ```swift
/// save(try JSONEncoder().encode(binder.position))
/// ```
///
/// Identities of section and row are stored as JSON if they are `Codable`, otherwise as printed.
public struct TablePosition: Codable, Hashable, Sendable {
    /// The section of the first fully visible row.
    let section: String
    let row: String
    /// The distance of the row from the top of the visible part.
    let distance: Double
    /// Whether the end was visible, for a table whose anchor is its end.
    let isAtEnd: Bool
}

extension TablePosition {
    static func text(of identity: Any) -> String {
        if let value = identity as? any Encodable, let data = try? JSONEncoder().encode(value),
            let text = String(bytes: data, encoding: .utf8)
        {
            return text
        }
        return "\(identity)"
    }

    /// Returns what recognises the identity that has a text, among those of the type of an example.
    static func matcher(of text: String, like example: Any) -> (AnyHashable) -> Bool {
        // By value: encoders order properties differently in each run.
        if let type = type(of: example) as? any Decodable.Type,
            let value = try? JSONDecoder().decode(type, from: Data(text.utf8)) as? AnyHashable
        {
            return { $0 == value }
        }
        return { TablePosition.text(of: $0.base) == text }
    }
}

extension SectionedTableViewBinder {
    /// The scroll position; nil while the table has no rows.
    ///
    /// If set before its row is displayed, it applies once the row is; setting nil cancels that.
    public var position: TablePosition? {
        get {
            let isAway = adapter.reasonToReload != nil
            guard let first = isAway ? adapter.place.firstLeftRow : firstRowInView,
                let row = reference(at: first.path.indexPath)
            else { return nil }
            let showsEnd =
                isAway ? adapter.place.leftView?.showsEnd ?? false : tableView.showsEnd
            let id: Any = row.id.identity?.base ?? Int(first.path.row)
            return TablePosition(
                section: TablePosition.text(of: sectionIdentity(of: row.section).base),
                row: TablePosition.text(of: id), distance: first.distance,
                isAtEnd: adapter.place.keeping.rule.isEnd && showsEnd)
        }
        set {
            place.wanted = newValue
            if case .idle = phase { showWantedPosition() }
        }
    }

    /// The first fully visible row, or else the first partly visible one.
    private var firstRowInView: PlacedRow? {
        tableView.layoutIfNeeded()
        let rows = tableView.rowsInView
        return rows.first { $0.distance >= 0 } ?? rows.first
    }

    func showWantedPosition() {
        guard adapter.reasonToReload == nil else {
            awaitsWindow = true
            return
        }
        guard let wanted = place.wanted, let path = path(of: wanted) else { return }
        place.wanted = nil
        if wanted.isAtEnd, case .end = place.anchor { return adapter.place.followEnd() }
        adapter.place.show(PlacedRow(path: RowPath(clamping: path), distance: wanted.distance))
    }

    /// Returns the row of a position, if it is displayed.
    private func path(of position: TablePosition) -> IndexPath? {
        let sections = shown.states.names(as: Section.self).map(sectionIdentity)
        guard let example = sections.first,
            let section = sections.firstIndex(
                where: TablePosition.matcher(of: position.section, like: example.base))
        else { return nil }
        let content = shown.contents[section]
        func identity(_ row: Int) -> AnyHashable {
            content.id(ofRow: row).identity ?? AnyHashable(row)
        }
        if content.rows.isEmpty { return nil }
        let isWanted = TablePosition.matcher(of: position.row, like: identity(0).base)
        return (0..<content.rows.count).first { isWanted(identity($0)) }.map { [section, $0] }
    }
}
