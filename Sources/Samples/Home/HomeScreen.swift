import MiniRx
import Tableau

extension Screen {
    static func home(_ service: HomeService) -> Screen {
        let screen = Screen(style: .grouped, title: "Home")
        let home = HomeTable(screen.table, service: service) { [unowned screen] in
            screen.status($0)
        }
        screen.controller = home
        screen.refresh(service)
        #if !canImport(UIKit)
        // Does the same as a click on the section's footer.
        screen.addAction(key: "o", title: "Open link") { [unowned home] in home.openLink() }
        #endif
        return screen
    }
}
