import Tableau

#if canImport(UIKit)
import UIKit
#endif

/// Makes a table visible, so that its updates are animated: with UIKit, in a window.
@MainActor
final class Stage {
    #if canImport(UIKit)
    private let window: UIWindow
    #endif

    init(_ table: TableView) {
        #if canImport(UIKit)
        window = UIWindow(frame: table.frame)
        window.addSubview(table)
        #endif
    }
}
