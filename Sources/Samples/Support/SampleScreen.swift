#if !canImport(UIKit)
import Foundation
import MiniRx
import Tableau

/// One screen of a sample: a bound table and what surrounds it.
///
/// It plays the part that a view controller plays on a phone, and knows as little as that of what
/// draws it: a terminal, a plain text or a picture.
@MainActor
protocol SampleScreen: AnyObject {
    /// What a title bar says.
    var title: String { get }
    /// The table, bound and ready.
    var tableView: TableView { get }
    /// Whether the screen waits for something: a host turns a spinner meanwhile.
    var isLoading: Observable<Bool> { get }
    /// What the screen can do besides taps, by key.
    var actions: [ScreenAction] { get }
    /// Whether letters at the edge jump to sections, as in an address book.
    var showsSectionIndex: Bool { get }
    /// Whether rows are as wide as the screen.
    var usesFullWidth: Bool { get }

    /// Takes the next step of a run without a person: for most screens, a refresh.
    func rehearse()
}

extension SampleScreen {
    var isLoading: Observable<Bool> { .just(false) }
    var actions: [ScreenAction] { [] }
    var showsSectionIndex: Bool { false }
    var usesFullWidth: Bool { false }
    func rehearse() {}
}

/// Something that a screen does at the press of a key, or of a button in its navigation bar.
struct ScreenAction {
    /// The key.
    let key: Character
    /// A word or two for what it does.
    let title: String
    /// Does it; given the row that is chosen, if there is one.
    let perform: @MainActor (_ row: IndexPath?) -> Void
}
#endif
