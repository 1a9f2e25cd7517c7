#if !canImport(UIKit)
import Foundation
import Tableau

extension TableProbe {
    /// Swipes a row and performs the action with a title at its edges.
    ///
    /// - `isConfirmed`: The response if the action asks for confirmation.
    public func swipe(
        _ text: String, under header: String? = nil, choosing action: String,
        confirming isConfirmed: Bool = true
    ) throws(ProbeError) {
        try choose(
            action, in: [.leading, .trailing], of: try row(text, under: header),
            isConfirmed: isConfirmed)
    }

    /// Opens the menu of a row and performs the action with a title, also one in a submenu.
    ///
    /// - `isConfirmed`: The response if the action asks for confirmation.
    public func choose(
        _ action: String, inMenuOf text: String, under header: String? = nil,
        confirming isConfirmed: Bool = true
    ) throws(ProbeError) {
        try choose(
            action, in: [.context], of: try row(text, under: header), isConfirmed: isConfirmed)
    }

    private func choose(
        _ title: String, in places: [RowActionPlace], of row: RowProbe, isConfirmed: Bool
    ) throws(ProbeError) {
        tableView.scrollToRow(at: row.indexPath, at: .none, animated: false)
        let source = tableView.rowSource
        let items = places.flatMap { source?.actions($0, ofRowAt: row.indexPath) ?? [] }
        let actions = items.flatMap(\.leaves)
        guard let action = actions.first(where: { $0.title == title }) else {
            throw .noSuchAction(title, row: row.text, actions: actions.map(\.title))
        }
        if action.confirmation == nil || isConfirmed { _ = action.perform() }
        settle()
    }

    /// Drags a row to the place of another row.
    ///
    /// Throws ``ProbeError/notMovable(_:reason:)`` if the app rejects the move immediately.
    public func drag(
        _ text: String, under header: String? = nil, to target: String,
        under targetHeader: String? = nil
    ) throws(ProbeError) {
        let row = try row(text, under: header)
        let place = try self.row(target, under: targetHeader).indexPath
        guard let rows = tableView.rowSource, rows.beginReorder(at: row.indexPath)
        else { throw .notMovable(text, reason: "it cannot be reordered") }
        settle()
        guard rows.moveReorder(to: place) else {
            rows.cancelReorder()
            settle()
            throw .notMovable(text, reason: "it may not be dropped there")
        }
        settle()
        var refusal: (any Error)?
        rows.putDownReorder { refusal = $0 }
        settle()
        if let refusal { throw .notMovable(text, reason: "\(refusal)") }
    }
}
#endif
