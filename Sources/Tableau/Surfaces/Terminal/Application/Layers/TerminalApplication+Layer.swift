#if !canImport(UIKit)
import Tableau

/// The topmost layer: a question, the help, a message, and keys that work where others type.
extension TerminalApplication: InputLayer {
    /// Whether keys are typed into a text.
    package var isTyping: Bool { question == nil && help == nil && top.isTyping }

    private func take(_ key: Key) -> Bool {
        let command = BrowsingCommand.keys.command(for: key)
        switch key {
        case .control where command == .suspend: driver?.suspend(stopsGroup: true)
        case .control where command == .quit:
            if question == nil { leaveProgram() } else { answer(with: key) }
        // Nobody sees what another key does.
        case _ where !isUsable:
            if command == .quit, question == nil, !top.expectsTyping { leaveProgram() }
        case _ where question != nil: answer(with: key)
        case .f1 where help == nil: help = 0
        // Another program may have overwritten the terminal.
        case .control where command == .repaint: frames?.invalidate()
        default:
            guard let offset = help else { return false }
            // It scrolls, or closes.
            help = helpPage.offset(after: key, from: offset)
        }
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        if case .key(let key) = event { return take(key) }
        if !isUsable {
            // A button that goes up lets go what it was pressed on before.
            if case .mouse(.release, _, _) = event { return false }
            return true
        }
        if question != nil {
            // A paste is neither an answer nor for the field beneath.
            if case .paste = event { return true }
            if event.isPress {
                if question?.seenTime != nil { takeBackQuestion() }
                return true
            }
        }
        guard case .mouse(let action, let column, let row) = event else { return help != nil }
        // The second click of a double click must not act on the screen that the first one opened.
        let last = pointer
        pointer = (column, row, clock.now, false)
        if action == .press, let last, last.opensRow, (column, row) == (last.column, last.row),
            clock.now - last.time < Self.doubleClickTime
        {
            return true
        }
        let isStatusLine = row == size.rows - 1
        // A hint stands for the key that was seen there.
        if action == .press, isStatusLine,
            let key = seen.hints.first(where: { $0.columns.contains(column) })?.key
        {
            (top.ignoresTyping, top.awaitsSectionLetter) = (false, false)
            handle(.key(key))
            return true
        }
        if let offset = help {
            if case .wheel(let lines) = action { help = helpPage.offset(offset, by: lines * 3) }
            // A button that goes up lets go what it was pressed on before.
            return action != .release
        }
        // A click takes a message away, and not the row beneath.
        guard event.isPress, !isStatusLine, seen.messageLines.contains(row) else { return false }
        dismissMessage()
        return true
    }

    /// Takes the message away that was seen.
    func dismissMessage() {
        if message?.text == seen.message { message = nil }
    }

    func add(to hints: inout KeyHints) -> Bool {
        guard help != nil else { return true }
        hints.add(.up, need: 1, word: "scroll")
        hints.add(.back, need: 2, word: "close")
        return false
    }
}
#endif
