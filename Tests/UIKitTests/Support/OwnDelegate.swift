import Foundation
import UIKit

/// A table delegate of an app's own, with some methods, whose answers differ from UIKit's.
@MainActor
final class OwnDelegate: NSObject, OptionalMethodResponding {
    let methods: Set<OptionalMethod>
    var calls: [OptionalMethod] = []

    init(_ methods: OptionalMethod...) { self.methods = Set(methods) }

    nonisolated func responds(to method: OptionalMethod) -> Bool { methods.contains(method) }

    /// Returns the answer of a method, or what stands for not having it.
    private func note<Answer>(
        _ method: OptionalMethod, _ answer: Answer, or absent: Answer
    ) -> Answer {
        guard methods.contains(method) else { return absent }
        calls.append(method)
        return answer
    }
    private func note(_ method: OptionalMethod) {
        if methods.contains(method) { calls.append(method) }
    }
}

extension OwnDelegate: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note(.canEdit, false, or: true)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { note(.commit) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        note(.canMove, indexPath.row == 0, or: true)
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { note(.moveRow) }
}

extension OwnDelegate: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        note(.dragWillBegin)
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        note(.dragDidEnd)
    }
}

extension OwnDelegate: UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note(.didChangeInset)
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { note(.willDisplayCell) }
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { note(.willDisplayHeader) }
    func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { note(.willDisplayFooter) }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { note(.didEndDisplayingCell) }
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView,
        forSection section: Int
    ) { note(.didEndDisplayingHeader) }
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView,
        forSection section: Int
    ) { note(.didEndDisplayingFooter) }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note(.rowHeight, 77, or: -1)
    }
    func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { note(.headerHeight, 77, or: -1) }
    func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { note(.footerHeight, 77, or: -1) }
    func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { note(.estimatedRowHeight, 77, or: -1) }
    func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { note(.estimatedHeaderHeight, 77, or: -1) }
    func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { note(.estimatedFooterHeight, 77, or: -1) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        note(.headerView, UITableViewHeaderFooterView(reuseIdentifier: nil), or: nil)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        note(.footerView, UITableViewHeaderFooterView(reuseIdentifier: nil), or: nil)
    }

    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { note(.shouldHighlight, false, or: true) }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note(.didHighlight)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note(.didUnhighlight)
    }
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { note(.willSelect, nil, or: indexPath) }
    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { note(.willDeselect, nil, or: indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note(.didSelect)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note(.didDeselect)
    }
    func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { note(.canPerformPrimaryAction, false, or: !tableView.isEditing) }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note(.performPrimaryAction)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { note(.editingStyle, .insert, or: .delete) }
    func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { note(.shouldIndent, true, or: true) }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { note(.leadingSwipe, swipe("leading"), or: nil) }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { note(.trailingSwipe, swipe("trailing"), or: nil) }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard methods.contains(.contextMenu) else { return nil }
        note(.contextMenu)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "own")
        }
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { note(.moveTarget, [0, 1], or: proposedDestinationIndexPath) }

    private func swipe(_ title: String) -> UISwipeActionsConfiguration {
        let action = UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
