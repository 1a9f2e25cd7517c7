/// Something that a person can do with a row: an entry of its menu, or what a swipe uncovers.
///
/// ```swift
/// binder.onSections(.today, .later)
///     .bind(cellType: TaskCell.self, models: tasks)
///     .swipeActions(
///         leading: { _ in [.toggle("Done") { section, row, cell, task in store.toggle(task) }] },
///         trailing: { task in
///             [.destructive("Delete", confirm: "Delete \(task.title)?") { store.delete($3) }]
///         })
/// ```
///
/// `Handler` is that of `onTapped` of the same chain. It runs with the row's place and model at the time
/// it is performed, however long a menu was open; not at all if the row is gone.
public struct RowAction<Handler> {
    /// What the action is called, in a word or two.
    public let title: String
    /// The key that performs it on the row with the focus, where there is a keyboard.
    public let key: Character?
    /// The name of a system image that stands for it, where there are such.
    public let image: String?
    /// Whether it takes something away, and is to look like it.
    public let isDestructive: Bool
    /// What a person is asked before it is performed; `nil` for nothing.
    public let confirmation: String?
    let content: Content

    enum Content {
        case perform(Handler)
        case menu([RowAction])
    }

    private init(
        _ title: String, _ key: Character?, _ image: String?, isDestructive: Bool,
        confirmation: String?, _ content: Content
    ) {
        self.title = title
        self.key = key
        self.image = image
        self.isDestructive = isDestructive
        self.confirmation = confirmation
        self.content = content
    }

    /// An action.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - key: The key that performs it, where there is a keyboard.
    ///   - image: The name of a system image.
    ///   - confirmation: What to ask first; `nil` for nothing.
    ///   - perform: Does it.
    public init(
        _ title: String, key: Character? = nil, image: String? = nil,
        confirm confirmation: String? = nil, perform: Handler
    ) {
        self.init(
            title, key, image, isDestructive: false, confirmation: confirmation, .perform(perform))
    }

    /// An action that switches something about the row on or off.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - key: The key that performs it, where there is a keyboard.
    ///   - image: The name of a system image.
    ///   - perform: Does it.
    public static func toggle(
        _ title: String, key: Character? = nil, image: String? = nil, perform: Handler
    ) -> RowAction {
        RowAction(title, key: key, image: image, perform: perform)
    }

    /// An action that takes something away.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - key: The key that performs it, where there is a keyboard.
    ///   - image: The name of a system image.
    ///   - confirmation: What to ask first; `nil` for nothing.
    ///   - perform: Does it.
    public static func destructive(
        _ title: String, key: Character? = nil, image: String? = nil,
        confirm confirmation: String? = nil, perform: Handler
    ) -> RowAction {
        RowAction(
            title, key, image, isDestructive: true, confirmation: confirmation, .perform(perform))
    }

    /// A menu of further actions; where a swipe uncovers actions, its own are uncovered instead.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - image: The name of a system image.
    ///   - actions: What is in it.
    public static func menu(
        _ title: String, image: String? = nil, _ actions: [RowAction]
    ) -> RowAction {
        RowAction(title, nil, image, isDestructive: false, confirmation: nil, .menu(actions))
    }
}
