package enum RowActionPlace: Int, CaseIterable, Sendable {
    case leading
    case trailing
    case context
}

/// An action of one row, as surfaces present it.
@MainActor
package struct RowActionItem {
    package let title: String
    package let key: Character?
    /// The name of a system image.
    package let image: String?
    package let tint: RowActionTint
    /// The question to confirm before the action; nil for none.
    package let confirmation: String?
    /// The actions of a submenu; empty for an action.
    package let children: [RowActionItem]
    /// Performs the action; returns false if the row no longer exists.
    package let perform: @MainActor () -> Bool

    package var isDestructive: Bool { tint == .destructive }

    /// The action itself, or all actions of its submenus.
    package var leaves: [RowActionItem] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}
