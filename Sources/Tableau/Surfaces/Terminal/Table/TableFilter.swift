#if !canImport(UIKit)
import Tableau

/// A live filter of a table's rows by their texts.
@MainActor final class TableFilter {
    unowned let screen: TerminalScreen
    var editor = LineEditor("") {
        didSet {
            guard editor.text != oldValue.text else { return }
            startAtFocus()
            index.look(for: query)
            top = nil
            // The user looks for other rows, and does not know yet which one has the focus.
            screen.sight.lost(isUser: true)
        }
    }
    /// Whether keys go to the text; Enter ends that, and keys then move among the matches.
    var isTyping = true
    let index: SearchIndex
    /// The match where the next layout starts, and the line of its top; after a layout, the topmost.
    var top: (path: RowPath, line: Int)?

    init(_ screen: TerminalScreen) {
        self.screen = screen
        index = SearchIndex(screen.table)
        startAtFocus()
        index.restart()
    }

    var query: String { editor.text }

    /// Lets the next search start near the user.
    private func startAtFocus() {
        if let focus = screen.focus { index.origin = focus }
    }

    /// Checks some more rows.
    func update(within budget: SearchBudget) {
        index.search(within: budget)
        settleFocus()
        screen.isStale = true
    }

    /// Follows a change of the table's rows; after a reload, all rows are checked again.
    func rowsDidChange(_ change: RowChange, from _: RowPath?) {
        startAtFocus()
        screen.setNeedsRefresh()
        guard case .batch(let batch) = change else { return index.restart() }
        index.follow(batch)
        if index.isMostlyGarbage { index.restart() }
        top = top.map { old in
            let isRow = TableRows(counts: batch.countsBefore).contains(old.path)
            // Otherwise another match takes its place, of which nothing was scrolled away.
            let new = isRow ? batch.place(ofRow: old.path) : nil
            return new.map { ($0, old.line) } ?? (old.path, 0)
        }
        settleFocus()
    }

    /// Moves the focus to the nearest match if its row does not match.
    private func settleFocus() {
        if let row = screen.focus, index.matches(row) || index.isPending(row) {
            if top == nil { revealFocus() }
            return
        }
        let place = screen.focus ?? index.origin
        if let match = index.row(from: place) ?? index.row(before: place) {
            screen.sight.lost()
            screen.setFocus(match, reveals: true)
        }
    }
}

/// Its matches are the list that keys act on; here is what they do otherwise than in the table.
extension TableFilter: InputLayer {
    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.character("/"), need: 8, name: "/\(query)")
        hints.add(.back, need: 7, word: "clear")
        hints.addRowActions()
        screen.addOwn(to: &hints)
        return false
    }

    func take(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event else { return false }
        switch BrowsingCommand.keys.command(for: key) {
        // Only Escape leads back from the matches.
        case .back: if key == .escape { screen.filter = nil }
        case .nextField, .previousField: break
        default: return false
        }
        return true
    }

    // MARK: Its text

    /// Handles a key while words are typed; returns false if it is for the matches.
    func type(_ key: Key) -> Bool {
        switch key {
        case _ where !isTyping: return false
        case .enter: isTyping = false
        case .backspace where query.isEmpty: screen.filter = nil
        default: return editor.handle(key)
        }
        return true
    }

    func paste(_ text: String) {
        if isTyping { editor.insert(String(text.prefix { !$0.isNewline })) }
    }
}

/// The matches as a list on the screen, with those of each section below its header.
///
/// Only visible items are measured, so the scroll position is stored as the match at the top.
extension TableFilter: RowList {
    var rows: any RowSource { index }

    var focus: RowPath? { screen.focus.flatMap { index.matches($0) ? $0 : nil } }

    /// As if each match had one line.
    var scrolled: (total: Double, offset: Double) {
        (Double(index.matchCount), Double(top.map { index.matchCount(before: $0.path) } ?? 0))
    }

    var summary: String {
        let count = index.matchCount
        return "\(count)" + (index.isSearching ? "…" : "") + (count == 1 ? " match" : " matches")
    }

    var empty: (texts: [String], perform: (@MainActor () -> Void)?)? {
        guard index.matchCount == 0, !index.isSearching else { return nil }
        return ([query.isEmpty ? "No rows" : "No matches for “\(query)”"], nil)
    }

    func offers(_ command: BrowsingCommand) -> Bool {
        // A match has other neighbours than its row.
        ![.reorder, .nextField, .previousField].contains(command) && screen.offers(command)
    }

    func lines(of path: RowPath) -> (row: Range<Double>, visible: Range<Double>) {
        (screen.slot(of: path).map { $0.y..<$0.bottom } ?? 0..<0, 0..<Double(visibleLines))
    }

    /// Matches that come above the focus do not push it out of sight.
    func placeFocus() {
        if screen.focusWasVisible, !screen.isFocusVisible { revealFocus() }
    }

    // Rows come and go around the focus.
    func rowsWillChange() {}

    private var visibleLines: Int { max(1, screen.size.rows) }

    func collectSlots() -> [VisibleSlot] { layOut(from: top?.path, at: top?.line ?? 0).slots }

    /// Lays out the matches around one of them, or around the focus.
    ///
    /// - Parameter line: The line of its top, which may be outside the screen; 0 for the match that
    ///   takes its place if it doesn't match any more.
    /// - Returns: What is visible, and by how many lines it is further down, so that none is empty if
    ///   there are others.
    private func layOut(
        from place: RowPath?, at line: Int
    ) -> (slots: [VisibleSlot], shift: Int) {
        top = nil
        guard let place = place ?? screen.focus,
            var start = index.row(from: place) ?? index.row(before: place)
        else { return ([], 0) }
        var y = start == place ? line : 0
        while y > 0, let before = index.row(before: start) {
            start = before
            y -= block(of: before).height
        }
        // Nothing is above the first match.
        var shift = min(0, -y)
        let first = y + shift
        y = first
        var slots: [VisibleSlot] = []
        for match in sequence(first: start, next: index.row(after:)) {
            if y >= visibleLines { break }
            let block = block(of: match)
            if y + block.height > 0 {
                if top == nil { top = (match, y) }
                for var slot in block.slots {
                    slot.pose.y += Double(y)
                    slots.append(slot)
                }
            }
            y += block.height
        }
        let empty = visibleLines - y
        guard empty > 0, first < 0 || index.row(before: start) != nil else { return (slots, shift) }
        let filled = layOut(from: start, at: first + empty)
        shift += empty + filled.shift
        return (filled.slots, shift)
    }

    /// Returns a match, with the header of its section if it is the first there.
    private func block(of path: RowPath) -> (slots: [VisibleSlot], height: Int) {
        let (table, section) = (screen.table, Int(path.section))
        let content = table.content(ofRowAt: path)
        let height = TerminalMetrics.rowLines(content, columns: screen.rowColumns.count)
        var row = VisibleSlot(kind: .row(path), y: 0, height: Double(height), content: content)
        guard index.row(from: RowPath(section: section, row: 0)) == path,
            let header = table.content(of: .header, inSection: section), !header.isEmpty
        else { return ([row], height) }
        row.pose.y = 1
        let kind = VisibleSlot.Kind.edge(.header, section)
        return ([VisibleSlot(kind: kind, y: 0, height: 1, content: header), row], 1 + height)
    }

    // MARK: Scrolling

    @discardableResult func scroll(by lines: Double) -> Double {
        guard let top else { return 0 }
        let shift = layOut(from: top.path, at: top.line - Int(lines)).shift
        scrolls(revealing: false)
        return lines - Double(shift)
    }

    func scroll(toPart part: Double) {
        show(index.match(at: Int(part * Double(index.matchCount - 1))))
    }

    func showSection(_ section: Int) { show(index.row(from: RowPath(section: section, row: 0))) }

    private func show(_ path: RowPath?) {
        top = path.map { ($0, 0) }
        scrolls(revealing: false)
    }

    func revealFocus() {
        screen.layOut()
        guard let path = focus, !screen.isTall(path) || screen.isHidden(path) else { return }
        if let first = top?.path, first < path {
            if let slot = screen.slot(of: path), slot.bottom <= Double(visibleLines) { return }
            top = (path, visibleLines - block(of: path).height)
        } else {
            top = (path, 0)
        }
        scrolls(revealing: true)
    }

    /// - Parameter isRevealing: Whether the focus stays in sight when matches come above it.
    private func scrolls(revealing isRevealing: Bool) {
        screen.setNeedsRefresh()
        screen.focusWasVisible = isRevealing
    }
}
#endif
