import Foundation
import Tableau

extension Screen {
    static func form(start: Date = Date(timeIntervalSince1970: 1_789_999_200)) -> Screen {
        let screen = Screen(style: .grouped, title: "Add Event")
        screen.controller = FormTable(
            screen.table, start: start, say: { [unowned screen] in screen.status($0) },
            didAdd: { [unowned screen] in screen.hasUnsavedText = false })
        return screen
    }
}
