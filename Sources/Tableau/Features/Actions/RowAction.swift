/// A row action: an entry of its menu, or a swipe action.
///
/// ```swift
/// binder.onSections(.today, .later)
///     .bind(cellType: TaskCell.self, models: tasks)
///     .swipeActions(
///         leading: { _ in [.init("Done") { section, row, cell, task in store.toggle(task) }] },
///         trailing: { task in
///             [.destructive("Delete", confirm: "Delete \(task.title)?") { store.delete($3) }]
///         })
/// ```
///
/// `Handler` is the type of `onTapped` of the same chain. It runs with the row's current place and
/// model, however long a menu was open, and does not run if the row is gone.
public struct RowAction<Handler> {
    /// The title, in a word or two.
    public let title: String
    /// The key that performs it on the focused row, where there is a keyboard.
    public let key: Character?
    /// The name of its system image, where supported.
    public let image: String?
    /// What the action means, which gives it a colour.
    public let tint: RowActionTint
    /// Whether the action is destructive and styled accordingly.
    public var isDestructive: Bool { tint == .destructive }
    /// The question that confirms the action; `nil` for none.
    public let confirmation: String?
    let content: Content

    enum Content {
        case perform(Handler)
        case menu([RowAction])
    }
}

extension RowAction {
    /// Creates an action that `perform` performs; the other parameters are its properties.
    public init(
        _ title: String, key: Character? = nil, image: String? = nil,
        tint: RowActionTint = .neutral, confirm confirmation: String? = nil, perform: Handler
    ) {
        self.init(
            title: title, key: key, image: image, tint: tint, confirmation: confirmation,
            content: .perform(perform))
    }

    /// Creates a destructive action; see ``init(_:key:image:tint:confirm:perform:)``.
    public static func destructive(
        _ title: String, key: Character? = nil, image: String? = nil,
        confirm confirmation: String? = nil, perform: Handler
    ) -> RowAction {
        RowAction(
            title, key: key, image: image, tint: .destructive, confirm: confirmation,
            perform: perform)
    }

    /// Creates a menu of further actions, which a swipe shows instead of the menu.
    public static func menu(
        _ title: String, image: String? = nil, _ actions: [RowAction]
    ) -> RowAction {
        RowAction(
            title: title, key: nil, image: image, tint: .neutral, confirmation: nil,
            content: .menu(actions))
    }

    /// Returns what surfaces present; nil for a menu without actions.
    ///
    /// - Parameter perform: Returns what runs a handler.
    @MainActor
    func item(_ perform: (Handler) -> @MainActor () -> Bool) -> RowActionItem? {
        var children: [RowActionItem] = []
        var run: @MainActor () -> Bool = { false }
        switch content {
        case .perform(let handler): run = perform(handler)
        case .menu(let actions):
            children = actions.compactMap { $0.item(perform) }
            if children.isEmpty { return nil }
        }
        return RowActionItem(
            title: title, key: key, image: image, tint: tint,
            confirmation: confirmation, children: children, perform: run)
    }
}
