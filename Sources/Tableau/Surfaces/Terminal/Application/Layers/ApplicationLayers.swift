#if !canImport(UIKit)
import Tableau

/// A question in the status line: any key answers it, and a click gives the last answer.
@MainActor struct QuestionLayer: InputLayer {
    let application: TerminalApplication

    func take(_ key: Key) -> Bool {
        application.answer(with: key)
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        if event.isPress { application.takeBackQuestion() }
        // A paste is neither an answer nor for the field beneath.
        if case .paste = event { return true }
        return event.isPress
    }
}

/// Keys that also work where others type, and the second click of a double click.
@MainActor struct ControlKeyLayer: InputLayer {
    let application: TerminalApplication

    func take(_ key: Key) -> Bool {
        if key == .function(1), application.help == nil {
            application.help = 0
            return true
        }
        guard case .control = key else { return false }
        switch BrowsingCommand.keys.command(for: key) {
        case .quit: application.leaveProgram()
        // Another program may have overwritten the terminal.
        case .repaint: application.repaint?()
        default: return false
        }
        return true
    }

    /// The second click of a double click must not act on the screen that the first one opened.
    func take(_ event: InputEvent) -> Bool {
        guard case .mouse(.press, let column, let row) = event,
            let last = application.lastRowClick
        else { return false }
        application.lastRowClick = nil
        return (column, row) == (last.column, last.row)
            && application.clock.now - last.time < TerminalApplication.doubleClickTime
    }
}

/// The help: it scrolls, and any other key closes it.
@MainActor struct HelpLayer: InputLayer {
    let application: TerminalApplication

    func take(_ key: Key) -> Bool {
        guard let offset = application.help else { return false }
        application.help = application.helpPage.offset(after: key, from: offset)
        return true
    }

    func take(_ event: InputEvent) -> Bool {
        switch event {
        case .mouse(.wheel(let lines), _, _):
            application.help = application.help.map {
                application.helpPage.offset($0, by: lines * 3)
            }
        case .mouse(.press, let column, let row) where row == application.size.rows - 1:
            application.clickStatus(column: column)
        default: break
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        hints.add(.up, need: 1, word: "scroll")
        hints.add(.back, need: 2, word: "close")
        return false
    }
}

/// A message over the table: a click takes it away, and not the row beneath.
@MainActor struct MessageLayer: InputLayer {
    let application: TerminalApplication

    func take(_ event: InputEvent) -> Bool {
        // In the status line, clicks are for the hints.
        guard event.isPress, case .mouse(_, _, let row) = event, row < application.size.rows - 1,
            application.seen.messageLines.contains(row)
        else { return false }
        if application.message == application.seen.message { application.message = nil }
        return true
    }
}

/// What every screen has, below all else: its actions' hints, the help, the ways back and out.
@MainActor struct ScreenLayer: InputLayer {
    let application: TerminalApplication

    func take(_ key: Key) -> Bool {
        switch BrowsingCommand.keys.command(for: key) {
        case .quit: application.leaveProgram()
        case .help: application.help = 0
        case .back: application.leaveScreen()
        default: return false
        }
        return true
    }

    func add(to hints: inout KeyHints) -> Bool {
        let screen = application.top
        for action in screen.actions { hints.add(.character(action.key), action.title, need: 3) }
        if screen.showsColumnHeader { hints.add(.sortByNext, need: 1) }
        hints.add(.filter, need: 1)
        // Help leads to all other keys.
        hints.add(.help, need: 6)
        hints.add(.quit, need: 5)
        return true
    }
}
#endif
