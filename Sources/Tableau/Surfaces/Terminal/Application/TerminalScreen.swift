#if !canImport(UIKit)
public import Tableau

/// A screen of a terminal application: a table, a title, and keys with actions.
///
/// A screen alone runs itself; see ``run(_:)``. Several are the stack of an application: a tap pushes,
/// Escape or the left arrow pops.
///
/// ```swift
/// let screen = TerminalScreen(table, title: "Accounts")
/// let app = TerminalApplication(root: screen, options: options)
/// screen.addAction(key: "r", title: "Refresh") {
///     screen.isLoading = true                       // a spinner turns
///     service.fetch { accounts in
///         show(accounts)                            // rows come, go and move
///         screen.isLoading = false
///         app.status("Updated")                     // a message for a few seconds
///     }
/// }
/// binder.onTapped { account in
///     screen.push(TerminalScreen(detailTable(account), title: account.name))
/// }
/// try app.run()                                     // returns when the user quits
/// ```
///
/// `?` shows the user's keys: those of every screen, and the screen's own actions.
///
/// It does not depend on how its table is bound; it keeps what binds the table, its ``controller``.
@MainActor public final class TerminalScreen {
    /// The table that the screen shows.
    public let table: TableView

    /// The title in the title bar, and on the way back from the screen above.
    public var title: String { didSet { application?.frames?.setNeedsFrame() } }

    /// Whether the screen is waiting for something: a spinner turns in the title bar.
    public var isLoading = false { didSet { setNeedsFrame() } }

    /// The text shown while there are no rows.
    public var emptyText = "Nothing here" { didSet { setNeedsFrame() } }

    /// Whether letters at the right edge jump to sections, as in an address book: the first ones of
    /// their headers.
    public var showsSectionIndex = false { didSet { setNeedsFrame() } }

    /// The maximum width of rows, and their place on a wider screen.
    public var contentWidth = TerminalContentWidth.centered(100) { didSet { rowWidthDidChange() } }

    /// Whether closing the screen would lose typed text; the user must then confirm.
    ///
    /// Typing sets this to true. Set it to false once the text is saved; if every change is saved,
    /// in the control's `onChange`.
    public var hasUnsavedText = false

    /// Called instead of the question "Discard text?" when the user leaves the screen, or the
    /// program, while ``hasUnsavedText``; `leave` goes on.
    ///
    /// ```swift
    /// screen.onLeavingUnsavedText = { leave in
    ///     app.confirm("Save the draft?", [.save, .discard, .cancel]) { answer in
    ///         if answer == .save { draft.save() }
    ///         if answer != .cancel { leave() }
    ///     }
    /// }
    /// ```
    public var onLeavingUnsavedText:
        (@MainActor (_ leave: @escaping @MainActor () -> Void) -> Void)?

    /// Lasting texts in the status line, left and right of the hints; see ``TerminalStatusItem``.
    public var statusItems: [TerminalStatusItem] = [] { didSet { setNeedsFrame() } }

    /// Called when an action is performed on several marked rows, for example to make one step to
    /// undo of them.
    ///
    /// ```swift
    /// screen.onMarkedRows = { title, perform in undo.group(title, perform) }
    /// ```
    ///
    /// `perform` runs the action's handler for each of the rows; if it is not called, none runs.
    public var onMarkedRows: (@MainActor (_ title: String, _ perform: () -> Void) -> Void)?

    /// Lives as long as the screen: the binder of its table, or the object that has it.
    ///
    /// ```swift
    /// let screen = TerminalScreen(TableView(style: .grouped), title: "Accounts")
    /// screen.controller = AccountsTable(screen.table)
    /// ```
    public var controller: AnyObject?

    /// Called with the ``focusedRow``, and again when that is another one or rows have changed: what
    /// is shown of it elsewhere follows.
    ///
    /// ```swift
    /// list.onFocus = { row in show(row.map { mails[$0.row] }) }  // in the screen beside it
    /// ```
    public var onFocus: (@MainActor (_ row: (section: Int, row: Int)?) -> Void)? {
        didSet {
            toldFocus = nil
            setNeedsFrame()
        }
    }

    /// Called after the screen is popped.
    public var onPop: (@MainActor () -> Void)?

    /// Called when the program ends while the screen is shown or below another, as
    /// ``TerminalApplication/onQuit(_:)`` calls a function.
    public var onQuit: (@MainActor () -> Void)?

    /// The application that shows the screen, if one does.
    public internal(set) weak var application: TerminalApplication?

    var actions: [(key: Character, title: String, perform: @MainActor () -> Void)] = []
    /// The letters at the right edge.
    var index: [IndexEntry] = []
    /// The rows on the screen.
    var list: any RowList { if let filter { filter } else { self } }

    // MARK: What is visible of the table

    /// The size of the table.
    var size = TerminalSize(columns: 0, rows: 0)
    /// The offset for which the slots were collected.
    var slotOffset = 0.0
    /// Whether the slots are to be collected again.
    var isStale = true
    var timeline = Timeline()
    /// When a batch last added rows at an end that is followed.
    var lastArrival = -Double.infinity
    /// What the last written frame shows.
    var seen = DrawnScreen()
    /// What the frame that is being written shows; nil if none is.
    var drawn: DrawnScreen?

    // MARK: The focus in the table

    var focus: RowPath?
    var sight = FocusSight()
    var isFocusChosen = false
    var focusWasVisible = false
    /// Until when the focus leaves its row if that moves.
    var actedUntil = -Double.infinity
    /// The time when a key last changed the focused row's content.
    var lastOwnChange = -Double.infinity
    /// The row that ``onFocus`` was called with last; nil if the rows have changed since.
    var toldFocus: RowPath??

    // MARK: What the user does with rows

    var edit: EditSession?
    /// Set when data ended an edit: further typing was meant for the field, not for the table.
    var ignoresTyping = false
    /// The filter whose matches are on the screen; nil while those are all rows of the table.
    var filter: TableFilter? {
        didSet {
            guard filter !== oldValue else { return }
            // The other list is not in motion, and is where the focus is.
            timeline.show([])
            setNeedsRefresh()
            if filter == nil { revealFocus() }
        }
    }
    var menu: RowMenu?
    /// The rows of the action to be confirmed.
    var acted: [SeenRow] = []
    var lifted: LiftedRow?
    /// Whether the next key is the letter of a section to jump to.
    var awaitsSectionLetter = false
    /// Where a mouse button was pressed, what was seen there, and whether a key has been used since:
    /// what that opened is not clicked.
    var pressed: (column: Int, row: Int, part: SeenFrame.Part?, isSpent: Bool)?

    /// Whether letters are typed into a field or a filter.
    var isTyping: Bool { edit != nil || filter?.isTyping == true }
    /// Whether what is typed on is meant for a text, or for one that is gone.
    var expectsTyping: Bool { ignoresTyping || isTyping }
    package var isSearching: Bool { filter?.index.isSearching == true }

    /// Creates a screen that shows a table, bound before or after, below a title.
    public init(_ table: TableView, title: String = "") {
        self.table = table
        self.title = title
        attach()
    }

    /// Adds a key with an action; the status line and the help show its title of a word or two.
    ///
    /// The action overrides the standard meaning of the key, and an earlier action.
    public func addAction(
        key: Character, title: String, perform: @escaping @MainActor () -> Void
    ) {
        actions.removeAll { $0.key == key }
        actions.append((key, title, perform))
        setNeedsFrame()
    }

    /// Shows another screen above this one, if that is part of an application.
    public func push(_ screen: TerminalScreen) { application?.push(screen) }

    /// Goes back to the screen below, if there is one and this screen is shown.
    public func pop() {
        if let application, application.split.screens.contains(where: { $0 === self }) {
            application.pop()
        }
    }

    /// Shows a message in the status line for a few seconds.
    public func status(_ text: String) { application?.status(text) }

    /// Runs an application with this as its only screen, until the user quits.
    ///
    /// ```swift
    /// try TerminalScreen(table, title: "Accounts").run()
    /// ```
    ///
    /// - Throws: A ``TerminalError``.
    public func run(_ options: TerminalOptions = TerminalOptions()) throws {
        try TerminalApplication(root: self, options: options).run()
    }

    /// The row that keys act on; nil if there is none.
    public var focusedRow: (section: Int, row: Int)? {
        list.focus.map { (Int($0.section), Int($0.row)) }
    }

    func setNeedsFrame() {
        if let application, application.split.panes.contains(where: { $0.screen === self }) {
            application.frames?.setNeedsFrame()
        }
    }
}
#endif
