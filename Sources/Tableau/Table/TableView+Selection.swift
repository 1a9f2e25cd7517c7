#if !canImport(UIKit) || os(watchOS)
public import Foundation

extension TableView {
    /// The selected row; the topmost if there are several.
    public var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows from top to bottom, or nil if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    package var selectsSeveralRows: Bool { checksRows || allowsMultipleSelection }

    package var checksRows: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    /// Selects a row without calling the delegate.
    ///
    /// - Parameters:
    ///   - indexPath: The row; nil deselects all.
    ///   - animated: Whether the cells animate the change; passed to them.
    ///   - scrollPosition: Where to scroll the row to; `.none` leaves the offset alone.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            for path in selection.sorted() { setSelected(false, at: path, animated: animated) }
            return
        }
        guard let path = existing(RowPath(clamping: indexPath)) else { return }
        if !selectsSeveralRows {
            for old in selection.sorted() where old != path {
                setSelected(false, at: old, animated: animated)
            }
        }
        setSelected(true, at: path, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row without calling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: RowPath(clamping: indexPath), animated: animated)
    }

    /// Acts like a tap by the user.
    ///
    /// In a row with an enabled control, it toggles the switch or begins editing the field. In any
    /// other row it highlights the row, ends the highlight, deselects the old row and selects the
    /// new one, calling the delegate for each step. It first scrolls to a row that isn't visible.
    ///
    /// - Returns: Whether the tap reached a control, or selected or deselected a row.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        guard let path = existing(RowPath(clamping: indexPath)), !hasGone(rowAt: path)
        else { return false }
        scrollToRow(at: indexPath, at: .none, animated: false)
        if let control = cellForRow(at: indexPath)?.control, control.isEnabled {
            if case .toggle(let isOn) = control.value {
                control.send(.toggle(!isOn))
            } else {
                beginEditing(control, inRow: path)
            }
            return true
        }
        guard allowsSelection, press(path) else { return false }
        if selectsSeveralRows, selection.contains(path) { return deselectByTap(path) }
        return selectByTap(path)
    }

    /// Returns whether the row may be selected; the delegate may also have removed it.
    private func press(_ path: RowPath) -> Bool {
        let indexPath = path.indexPath
        guard hasRow(path),
            eventDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true, hasRow(path)
        else { return false }
        let cell = cell(at: path)
        cell?.setHighlighted(true, animated: false)
        eventDelegate?.tableView(self, didHighlightRowAt: indexPath)
        cell?.setHighlighted(false, animated: false)
        if hasRow(path) { eventDelegate?.tableView(self, didUnhighlightRowAt: indexPath) }
        return hasRow(path)
    }

    private func selectByTap(_ path: RowPath) -> Bool {
        let chosen =
            eventDelegate.map { $0.tableView(self, willSelectRowAt: path.indexPath) }
            ?? path.indexPath
        guard let chosen, let new = existing(RowPath(clamping: chosen)) else { return false }
        if !selectsSeveralRows {
            for old in selection.sorted() where old != new {
                guard deselectByTap(old) else { return false }
            }
        }
        guard hasRow(new) else { return false }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: chosen)
        return true
    }

    private func deselectByTap(_ path: RowPath) -> Bool {
        let chosen =
            eventDelegate.map { $0.tableView(self, willDeselectRowAt: path.indexPath) }
            ?? path.indexPath
        guard let chosen else { return false }
        setSelected(false, at: RowPath(clamping: chosen), animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
        return true
    }

    private func setSelected(_ selected: Bool, at path: RowPath, animated: Bool) {
        guard selection.contains(path) != selected else { return }
        if selected { selection.insert(path) } else { selection.remove(path) }
        cell(at: path)?.setSelected(selected, animated: animated)
        surface?.needsDisplay()
    }

    /// Returns the row's cell, if the row is already visible, or edited out of sight.
    package func cell(at path: RowPath) -> TableViewCell? {
        if let index = visible.index(of: path) { return visible.rows[index].cell }
        return visible.edited?.path == path ? visible.edited?.cell : nil
    }
}
#endif
