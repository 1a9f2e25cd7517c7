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

    /// Decodes an identity from its text; nil if it isn't of the type of an example.
    static func decoded(_ text: String, like example: Any) -> AnyHashable? {
        guard let type = type(of: example) as? any Decodable.Type else { return nil }
        return (try? JSONDecoder().decode(type, from: Data(text.utf8))) as? AnyHashable
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
        let identities = shown.sections.map(sectionIdentity)
        // By value: encoders order properties differently in each run.
        let wanted = identities.first.flatMap {
            TablePosition.decoded(position.section, like: $0.base)
        }
        let section = identities.firstIndex { identity in
            wanted.map { $0 == identity }
                ?? (TablePosition.text(of: identity.base) == position.section)
        }
        return section.flatMap { section in
            row(of: position, in: shown.contents[section]).map { [section, $0] }
        }
    }

    private func row(of position: TablePosition, in content: SectionContent) -> Int? {
        guard !content.rows.isEmpty else { return nil }
        guard let example = content.id(ofRow: 0).identity?.base else {
            return Int(position.row).flatMap { content.row(of: .position($0)) }
        }
        if let id = TablePosition.decoded(position.row, like: example) {
            return content.row(of: .row(id))
        }
        return (0..<content.rows.count).first { row in
            content.id(ofRow: row).identity.map { TablePosition.text(of: $0.base) } == position.row
        }
    }
}
