#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau

/// One screen of a sample: a bound table with its title and actions.
///
/// It has the role of a view controller on a phone, and is equally independent of what draws it: a
/// terminal, plain text or a picture.
@MainActor
protocol SampleScreen: AnyObject {
    /// The text of the title bar.
    var title: String { get }
    /// The bound table.
    var tableView: TableView { get }
    /// Whether the screen is loading; the host shows a spinner meanwhile.
    var isLoading: Observable<Bool> { get }
    /// The actions of the screen besides taps, by key.
    var actions: [ScreenAction] { get }
    /// Whether letters at the edge jump to sections, as in an address book.
    var showsSectionIndex: Bool { get }
    /// Whether rows are as wide as the screen.
    var usesFullWidth: Bool { get }

    /// Performs an action on all marked rows.
    func performOnMarkedRows(_ title: String, _ perform: () -> Void)

    /// Called while the screen is shown and the program ends, in whatever way.
    func willQuit()

    /// Performs the next step of a run without a user: on most screens, a refresh.
    func rehearse()
}

extension SampleScreen {
    var isLoading: Observable<Bool> { .just(false) }
    var actions: [ScreenAction] { [] }
    var showsSectionIndex: Bool { false }
    var usesFullWidth: Bool { false }
    func performOnMarkedRows(_ title: String, _ perform: () -> Void) { perform() }
    func willQuit() {}
    func rehearse() {}
}

/// An action of a screen for a key or a button in its navigation bar.
struct ScreenAction {
    /// The key.
    let key: Character
    /// A title of one or two words.
    let title: String
    /// Performs the action, with the focused row if there is one.
    let perform: @MainActor (_ row: IndexPath?) -> Void
}
#endif
