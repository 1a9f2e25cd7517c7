#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
package import UIKit

// Actions at a row's edges and in its context menu, with the system's own interactions.

extension TableViewAdapter {
    package func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipeActions(.leading, at: indexPath)
            ?? (nextDelegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))?(
                tableView, indexPath)
    }

    package func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipeActions(.trailing, at: indexPath)
            ?? (nextDelegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))?(
                tableView, indexPath)
    }

    package func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let items = contents?.actions(.context, ofRowAt: indexPath) ?? []
        if items.isEmpty {
            return (nextDelegate?.tableView(_:contextMenuConfigurationForRowAt:point:))?(
                tableView, indexPath, point)
        }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: items.map(Self.menuElement))
        }
    }

    package func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        hasOpenMenu = true
        (nextDelegate?.tableView(_:willDisplayContextMenu:animator:))?(
            tableView, configuration, animator)
    }

    package func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        hasOpenMenu = false
        (nextDelegate?.tableView(_:willEndContextMenuInteraction:animator:))?(
            tableView, configuration, animator)
    }

    /// Returns the chains' actions at an edge of a row; nil if there are none.
    private func swipeActions(
        _ place: RowActionPlace, at indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let items = contents?.actions(place, ofRowAt: indexPath) ?? []
        // Swipe actions have no submenus.
        let actions = items.flatMap(\.leaves)
        if actions.isEmpty { return nil }
        return UISwipeActionsConfiguration(actions: actions.map(swipeAction))
    }

    private func swipeAction(_ item: RowActionItem) -> UIContextualAction {
        // Not `.destructive`: UIKit would take the row away once the action was performed, though the
        // data may keep it.
        let action = UIContextualAction(style: .normal, title: item.title) {
            [weak self] _, _, completion in
            guard let question = item.confirmation else { return completion(item.perform()) }
            self?.ask(question, before: item, completion: completion)
        }
        if item.tint != .neutral { action.backgroundColor = item.tint.tone.color }
        action.image = item.image.flatMap(UIImage.init(systemName:))
        return action
    }

    /// Presents an alert before an action; without a view controller the action isn't performed.
    private func ask(
        _ question: String, before item: RowActionItem, completion: @escaping (Bool) -> Void
    ) {
        guard var presenter = tableView.window?.rootViewController else { return completion(false) }
        while let presented = presenter.presentedViewController { presenter = presented }
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: item.title, style: item.isDestructive ? .destructive : .default) {
                _ in completion(item.perform())
            })
        alert.addAction(
            UIAlertAction(title: Self.cancel, style: .cancel) { _ in completion(false) })
        presenter.present(alert, animated: true, completion: nil)
    }

    /// "Cancel" in the user's language, as UIKit spells it.
    private static var cancel: String {
        Bundle(for: UIView.self).localizedString(forKey: "Cancel", value: "Cancel", table: nil)
    }

    /// Returns a menu element; an action with a question becomes a submenu that asks it.
    private static func menuElement(_ item: RowActionItem) -> UIMenuElement {
        let image = item.image.flatMap(UIImage.init(systemName:))
        if !item.children.isEmpty {
            return UIMenu(
                title: item.title, image: image, children: item.children.map(menuElement))
        }
        let attributes: UIMenuElement.Attributes = item.isDestructive ? .destructive : []
        guard let question = item.confirmation else {
            return UIAction(title: item.title, image: image, attributes: attributes) { _ in
                _ = item.perform()
            }
        }
        let sure = UIAction(title: question, attributes: attributes) { _ in _ = item.perform() }
        return UIMenu(title: item.title, image: image, children: [sure])
    }
}
#endif
