#if !canImport(UIKit)
import Tableau

/// A text that is edited; or one that has ended by itself, whose keys must not act as commands.
@MainActor struct TypingLayer: InputLayer {
    let screen: TerminalScreen

    var isTyping: Bool? { screen.edit == nil ? nil : true }

    var help: [HelpPage.Entry]? {
        screen.edit == nil ? nil : screen.entries(EditingCommand.keys.entries)
    }

    func take(_ key: Key) -> Bool {
        screen.edit != nil && screen.handleEditing(key) || screen.isTypedTooLate(key)
    }

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { screen.ignoresTyping = false }
        guard case .paste(let text) = event, screen.edit != nil else { return false }
        screen.paste(text)
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        if let title = screen.edit?.control?.submitTitle {
            hints.add(.enter, PrintableText.line(title), need: 2)
        } else {
            hints.add(EditingCommand.keys.entry(of: .done), need: 2)
        }
        if screen.showsOtherFields {
            hints.add(EditingCommand.keys.entry(of: .nextField), need: 1, name: Key.tab.label)
        }
        return false
    }
}

/// The open menu of a row.
@MainActor struct MenuLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ key: Key) -> Bool {
        screen.handleMenu(key)
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        // The menu stays at its row.
        case .mouse(.wheel, _, _): return true
        case .mouse(.press, let column, let row):
            screen.pressed = nil
            screen.clickMenu(column: column, row: row)
            return true
        default: return false
        }
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 1, word: "choose")
        hints.add(.open, need: 2, word: "do it")
        hints.add(.back, need: 3, word: "close")
        return false
    }
}

/// A lifted row, which keys or the mouse move.
@MainActor struct LiftedRowLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ key: Key) -> Bool {
        screen.handleReorder(key)
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        guard case .mouse(let action, let column, let row) = event else { return false }
        let isByMouse = screen.liftedByKeys == false
        switch action {
        case .drag where isByMouse: screen.dragLifted(toLine: row - 1)
        case .release where isByMouse:
            screen.pressed = nil
            screen.putDown()
        case .press:
            // A click on a row does nothing, like a key that has no meaning for the lifted row.
            guard screen.tableLine(at: row) != nil, !screen.isAtEdge(column) else {
                return false
            }
            screen.keepsLiftedRow()
            screen.pressed = TerminalScreen.Press(column: column, row: row)
        case .release:
            if screen.isStatusLine(row), screen.takePress(column: column, row: row) != nil {
                screen.application?.clickStatus(column: column)
            }
            screen.pressed = nil
        case .drag: return !(screen.pressed.map { screen.isAtEdge($0.column) } ?? false)
        case .rightPress: break
        case .wheel: return false
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 2, word: "move")
        hints.add(.open, need: 3, word: "put down")
        hints.add(.back, need: 4, word: "put back")
        return false
    }
}

/// The letter of a section to jump to.
@MainActor struct SectionLetterLayer: InputLayer {
    let screen: TerminalScreen

    func take(_ key: Key) -> Bool {
        screen.awaitsSectionLetter = false
        if case .character(let letter) = key,
            let section = screen.section(for: letter)
        {
            screen.jump(toSection: section)
        }
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { screen.awaitsSectionLetter = false }
        return false
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.prompts = ["Letter of the section to jump to", "Letter of the section", "Letter?"]
        return false
    }
}
#endif
