#if !canImport(UIKit)
import Foundation
import Tableau
import TableauTerminal

extension TerminalScreen {
    static func form(start: Date = Date(timeIntervalSince1970: 1_789_999_200)) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Add Event")
        screen.controller = FormTable(
            screen.table, start: start,
            say: { [unowned screen] message in screen.status(message) },
            didAdd: { [unowned screen] in screen.hasUnsavedText = false })
        return screen
    }
}
#endif
