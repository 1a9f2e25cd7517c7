import Foundation
import Tableau

/// The rows of a table whose texts hold what a person types.
///
/// The table itself stays as it is. Rows are looked through a slice at a time, between frames, so
/// that a table of a million rows does not stop anybody from typing on.
@MainActor final class TableFilter {
    /// A row that matches.
    struct Match {
        var path: RowPath
        var content: CellContent
        /// Its first line among all matches, and its lines.
        var top: Int
        var height: Int
    }

    private let table: TableView
    private var editor = LineEditor("")
    /// Whether keys go to the text; Enter ends that, and keys move among the matches.
    var isTyping = true
    private(set) var matches: [Match] = []
    /// The match that has the focus.
    private(set) var focus = 0
    /// The first line shown.
    private(set) var offset = 0
    /// The place that the focus had before the matches were looked for again.
    private var wantedFocus = 0
    private var next: RowPath?
    private var visibleLines = 1

    /// The rows looked through between two frames.
    private static let slice = 2000
    /// More matches than anybody looks at are not collected.
    private static let mostMatches = 10_000

    init(_ table: TableView) {
        self.table = table
        restart()
    }

    /// What was typed.
    var query: String { editor.text }
    /// The lines of all matches.
    var lineCount: Int { matches.last.map { $0.top + $0.height } ?? 0 }
    /// Whether rows are left to look through.
    var isSearching: Bool { next != nil }

    /// How many match, in words.
    var summary: String {
        let count = matches.count >= Self.mostMatches ? "\(matches.count)+" : "\(matches.count)"
        return count + (isSearching ? "…" : "") + (matches.count == 1 ? " match" : " matches")
    }

    // MARK: Typing

    /// Obeys a key of typing; false if it is none.
    func type(_ key: Key) -> Bool {
        var changed = editor
        guard changed.handle(key) else { return false }
        let isNew = changed.text != editor.text
        editor = changed
        if isNew { startOver() }
        return true
    }

    func paste(_ text: String) {
        editor.insert(String(text.prefix { !$0.isNewline }))
        startOver()
    }

    // MARK: Looking

    /// Looks from the beginning, since the text or the table is another.
    ///
    /// The focus keeps its place in the list as well as it can.
    func restart() {
        matches = []
        next = TableRows(table).first
    }

    /// Looks through some more rows.
    func search() {
        guard var path = next else { return }
        let words = Self.folded(query).split(separator: " ").map(String.init)
        for _ in 0..<Self.slice {
            let content = table.content(ofRowAt: path)
            if Self.matches(content, words) { add(path, content) }
            guard let following = Self.row(after: path, in: table),
                matches.count < Self.mostMatches
            else {
                next = nil
                return
            }
            path = following
        }
        next = path
    }

    private func startOver() {
        focus = 0
        wantedFocus = 0
        offset = 0
        restart()
    }

    private func add(_ path: RowPath, _ content: CellContent) {
        let height = TerminalMetrics.rowLines(content, columns: 77)
        matches.append(Match(path: path, content: content, top: lineCount, height: height))
        focus = min(wantedFocus, matches.count - 1)
    }

    private static func row(after path: RowPath, in table: TableView) -> RowPath? {
        if Int(path.row) + 1 < table.numberOfRows(inSection: Int(path.section)) {
            return RowPath(section: path.section, row: path.row + 1)
        }
        return TableRows(table).start(ofSectionFrom: Int(path.section) + 1, by: 1)
    }

    /// Whether every word stands somewhere in the row.
    private static func matches(_ content: CellContent, _ words: [String]) -> Bool {
        if words.isEmpty { return true }
        let text = folded(content.labels.map(\.text).joined(separator: " "))
        return words.allSatisfy { text.contains($0) }
    }

    /// Text without the differences of case and accents.
    private static func folded(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    // MARK: Moving among the matches

    /// Learns how much is visible.
    func show(lines: Int) {
        visibleLines = max(1, lines)
        offset = max(0, min(offset, lineCount - visibleLines))
    }

    func move(by steps: Int) {
        guard !matches.isEmpty else { return }
        focus = max(0, min(matches.count - 1, focus + steps))
        wantedFocus = focus
        let match = matches[focus]
        offset = min(offset, match.top)
        offset = max(offset, match.top + match.height - visibleLines)
    }

    func scroll(by lines: Int) {
        offset = max(0, min(offset + lines, lineCount - visibleLines))
    }

    /// Gives the focus to the match at a line of the visible part.
    func focus(line: Int) {
        guard let index = matches.firstIndex(where: { $0.top + $0.height > offset + line }) else {
            return
        }
        focus = index
        wantedFocus = index
    }

    /// The row with the focus; nil if nothing matches.
    var focusedPath: RowPath? { matches.indices.contains(focus) ? matches[focus].path : nil }
}
