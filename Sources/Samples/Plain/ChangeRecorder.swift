#if !canImport(UIKit)
import Foundation
import Tableau

/// Records the changes of a binder's updates, one line each.
///
/// It is the binder's update delegate and reads each batch just before the binder applies it, so
/// that it records exactly what is applied.
@MainActor
final class ChangeRecorder: TableViewUpdateDelegate {
    private let title: String
    private var lines: [String] = []
    /// The last batch with the row names before it; the names after it are not known yet.
    private var pending: (update: CollectionUpdate, before: TableText)?

    /// Creates a recorder.
    ///
    /// - Parameter title: The name of sections without a header.
    init(title: String) {
        self.title = title
    }

    func tableView(
        _ tableView: TableView, apply update: CollectionUpdate, updateData: @escaping () -> Void
    ) -> Bool {
        let now = TableText(tableView, title: title)
        settle(now)
        pending = (update, now)
        return false
    }

    func tableView(
        _ tableView: TableView, didReloadInsteadOfAnimating reason: String
    ) {
        lines.append("~ \(title) (reloaded: \(reason))")
    }

    /// Returns the changes since the last call, one line each.
    ///
    /// - Parameter tableView: The table, with all updates applied.
    func takeLines(_ tableView: TableView) -> [String] {
        settle(TableText(tableView, title: title))
        defer { lines = [] }
        return lines
    }

    private func settle(_ after: TableText) {
        guard let (update, before) = pending else { return }
        pending = nil
        lines += Self.lines(for: update, from: before, to: after)
    }

    /// Deletions in the order of the old table, then all others in the order of the new table.
    private static func lines(
        for update: CollectionUpdate, from before: TableText, to after: TableText
    ) -> [String] {
        let departures = before.rows(of: update.sectionDeletes) + Array(update.rowDeletes)
        var arrivals: [(path: IndexPath, sign: String)] = []
        arrivals += after.rows(of: update.sectionInserts).map { ($0, "+") }
        arrivals += update.rowInserts.map { ($0, "+") }
        arrivals += update.rowMoves.map { ($0.new, ">") }
        arrivals += update.rowReloads.new.map { ($0, "~") }
        arrivals += update.undiffableReloads.new.map { ($0, "~") }
        arrivals += update.rowReconfigures.map { ($0, "~") }
        // For a row that moved and changed, the move comes first; `>` sorts before `~`.
        arrivals.sort { ($0.path, $0.sign) < ($1.path, $1.sign) }

        var lines = departures.sorted().map { "- " + before.name(of: $0) }
        lines += update.sectionMoves.map { "> " + after.sections[$0.new].name }
        lines += arrivals.map { "\($0.sign) \(after.name(of: $0.path))" }
        lines += edgeLines(
            update.headerUpdates + update.headerReplacements, edge: "header", in: after)
        lines += edgeLines(
            update.footerUpdates + update.footerReplacements, edge: "footer", in: after)
        return lines
    }

    private static func edgeLines(
        _ sections: [Int], edge: String, in after: TableText
    ) -> [String] {
        sections.sorted().map { "~ \(after.sections[$0].name) / (\(edge))" }
    }
}
#endif
