#if !canImport(UIKit)
import Foundation
import Tableau

extension TableProbe {
    /// Swipes a row and chooses one of the actions behind its edges.
    ///
    /// - Parameters:
    ///   - text: A text of the row.
    ///   - header: The header of its section; nil looks everywhere.
    ///   - action: The action's title.
    ///   - isConfirmed: What to answer if the action asks before it is done.
    public func swipe(
        _ text: String, under header: String? = nil, choosing action: String,
        confirming isConfirmed: Bool = true
    ) throws(ProbeError) {
        try choose(action, [.leading, .trailing], try row(text, under: header), isConfirmed)
    }

    /// Opens the menu of a row and chooses one of its actions.
    ///
    /// - Parameters:
    ///   - action: The action's title, or that of an action in a submenu.
    ///   - text: A text of the row.
    ///   - header: The header of its section; nil looks everywhere.
    ///   - isConfirmed: What to answer if the action asks before it is done.
    public func choose(
        _ action: String, inMenuOf text: String, under header: String? = nil,
        confirming isConfirmed: Bool = true
    ) throws(ProbeError) {
        try choose(action, [.context], try row(text, under: header), isConfirmed)
    }

    private func choose(
        _ title: String, _ places: [RowActionPlace], _ row: RowProbe, _ isConfirmed: Bool
    ) throws(ProbeError) {
        tableView.scrollToRow(at: row.indexPath, at: .none, animated: false)
        let source = tableView.dataSource as? any TableViewRowActing
        let items = places.flatMap { source?.actions($0, ofRowAt: row.indexPath) ?? [] }
        let actions = items.flatMap { $0.children.isEmpty ? [$0] : $0.children }
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .noSuchAction(title, row: row.text, actions: actions.map(\.title))
        }
        if action.confirmation == nil || isConfirmed { _ = action.perform() }
        settle()
    }

    /// Takes a row by hand and puts it down where another one is.
    ///
    /// - Parameters:
    ///   - text: A text of the row.
    ///   - header: The header of its section; nil looks everywhere.
    ///   - target: A text of the row whose place it takes.
    ///   - targetHeader: The header of that row's section.
    /// - Throws: Also a ``ProbeError/notMovable(_:reason:)`` if the app refuses at once.
    public func drag(
        _ text: String, under header: String? = nil, to target: String,
        under targetHeader: String? = nil
    ) throws(ProbeError) {
        let row = try row(text, under: header)
        let place = try self.row(target, under: targetHeader).indexPath
        guard let reordering = tableView.reordering, reordering.beginReorder(at: row.indexPath)
        else { throw .notMovable(text, reason: "it cannot be taken by hand") }
        settle()
        guard reordering.moveReorder(to: place) else {
            reordering.cancelReorder()
            settle()
            throw .notMovable(text, reason: "it may not be put down there")
        }
        settle()
        var refusal: (any Error)?
        reordering.putDownReorder { refusal = $0 }
        settle()
        if let refusal { throw .notMovable(text, reason: "\(refusal)") }
    }
}
#endif
