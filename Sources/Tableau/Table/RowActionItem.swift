/// Where a row's actions are offered.
package enum RowActionPlace: Int, CaseIterable, Sendable {
    /// Behind the row's leading edge.
    case leading
    /// Behind the row's trailing edge.
    case trailing
    /// In a menu of the row.
    case context
}

/// Something that can be done with one row now, as surfaces offer it.
@MainActor
package struct RowActionItem {
    package let title: String
    package let key: Character?
    /// The name of a system image.
    package let image: String?
    package let isDestructive: Bool
    /// What to ask before it is done; nil to do it at once.
    package let confirmation: String?
    /// The actions of a submenu; empty for an action.
    package let children: [RowActionItem]
    /// Does it; false if the row is no longer there.
    package let perform: @MainActor () -> Bool

    package init(
        title: String, key: Character?, image: String?, isDestructive: Bool,
        confirmation: String?, children: [RowActionItem],
        perform: @escaping @MainActor () -> Bool
    ) {
        self.title = title
        self.key = key
        self.image = image
        self.isDestructive = isDestructive
        self.confirmation = confirmation
        self.children = children
        self.perform = perform
    }
}
