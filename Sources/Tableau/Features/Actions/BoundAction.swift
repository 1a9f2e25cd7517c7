/// An action as the binder stores it: its handler takes the binder's values.
struct BoundAction<Section: TableViewSection> {
    typealias Run = (RowContext<Section>, TableViewCell) -> Void

    let title: String
    let key: Character?
    let image: String?
    let isDestructive: Bool
    let confirmation: String?
    /// Nil for a menu.
    let run: Run?
    let children: [BoundAction]

    /// Creates an action of a chain.
    ///
    /// - Parameter bind: Adapts the handler to the binder's values.
    init<Handler>(_ action: RowAction<Handler>, _ bind: (Handler) -> Run) {
        title = action.title
        key = action.key
        image = action.image
        isDestructive = action.isDestructive
        confirmation = action.confirmation
        switch action.content {
        case .perform(let handler):
            run = bind(handler)
            children = []
        case .menu(let actions):
            run = nil
            children = actions.map { BoundAction($0, bind) }
        }
    }
}

/// Returns the actions of a row.
typealias MakeActions<Section: TableViewSection> = (RowContext<Section>) -> [BoundAction<Section>]

extension RowActionPlace {
    /// The name in messages of what binds actions here.
    var name: String {
        switch self {
        case .leading: "swipeActions(leading:)"
        case .trailing: "swipeActions(trailing:)"
        case .context: "contextActions"
        }
    }
}
