#if !canImport(UIKit)
import Foundation
import Tableau

/// Writes down what a binder's updates change, a line each.
///
/// It is the binder's update delegate: it looks at each batch just before the binder applies it, so
/// that what it says is what the table has really been told.
@MainActor
final class ChangeRecorder: TableViewUpdateDelegate {
    private let title: String
    private var lines: [String] = []
    /// The last batch, and the names of rows before it; those after it are not known yet.
    private var pending: (update: CollectionUpdate, before: TableText)?

    /// A recorder.
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

    /// What has changed since it was asked last, a line for each change.
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
        lines += Self.lines(update, before, after)
    }

    /// Departures in the order of the table before, then everything else in that of the table after.
    private static func lines(
        _ update: CollectionUpdate, _ before: TableText, _ after: TableText
    ) -> [String] {
        let departures = before.rows(of: update.sectionDeletes) + Array(update.rowDeletes)
        var arrivals: [(path: IndexPath, sign: String)] = []
        arrivals += after.rows(of: update.sectionInserts).map { ($0, "+") }
        arrivals += update.rowInserts.map { ($0, "+") }
        arrivals += update.rowMoves.map { ($0.new, ">") }
        arrivals += update.rowReloads.new.map { ($0, "~") }
        arrivals += update.undiffableReloads.new.map { ($0, "~") }
        arrivals += update.rowReconfigures.map { ($0, "~") }
        // A row that moved and changed is said to move first; `>` comes before `~`.
        arrivals.sort { ($0.path, $0.sign) < ($1.path, $1.sign) }

        var lines = departures.sorted().map { "- " + before.name(of: $0) }
        lines += update.sectionMoves.map { "> " + after.sections[$0.new].name }
        lines += arrivals.map { "\($0.sign) \(after.name(of: $0.path))" }
        lines += edgeLines(update.headerUpdates + update.headerReplacements, "header", after)
        lines += edgeLines(update.footerUpdates + update.footerReplacements, "footer", after)
        return lines
    }

    private static func edgeLines(
        _ sections: [Int], _ edge: String, _ after: TableText
    ) -> [String] {
        sections.sorted().map { "~ \(after.sections[$0].name) / (\(edge))" }
    }
}
#endif
