/// The request to focus a row, which waits until the row is displayed.
final class RequestedFocus<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .focus }

    private unowned let binder: SectionedTableViewBinder<Section>
    /// The row to focus; nil once it has the focus.
    var row: RowReference<Section>?
    var field: RowField?

    init(_ binder: SectionedTableViewBinder<Section>) { self.binder = binder }

    func settle() {
        guard let row else { return }
        guard let path = binder.indexPath(of: row) else {
            return binder.reportOtherIdentity(of: row, wantedBy: "focus")
        }
        // UIKit makes nothing first responder outside a window.
        guard binder.adapter.reasonToReload == nil else {
            binder.awaitsWindow = true
            return
        }
        self.row = nil
        binder.tableView.focusRow(at: path, field: field)
    }
}

extension SectionedTableViewBinder {
    /// Moves the keyboard focus to a row, scrolling if needed: a terminal's focus, or the keyboard
    /// on a device.
    ///
    /// ```swift
    /// store.add(task)
    /// binder.focus(.row(task.id), in: .today, field: .first)  // once the row is there
    /// ```
    ///
    /// - Parameters:
    ///   - row: The row, which receives the focus as soon as it is displayed, unless another row is
    ///     asked for meanwhile.
    ///   - section: The row's section.
    ///   - field: The field to edit; nil only focuses the row.
    public func focus(_ row: RowID, in section: Section, field: RowField? = nil) {
        let focus = feature(RequestedFocus.self)
        (focus.row, focus.field) = (RowReference(row, in: section), field)
        if case .idle = phase { focus.settle() }
    }

    /// The row with the focus, on a device the one with the first responder; nil if there is none.
    public var focusedRow: RowReference<Section>? {
        adapter.isInstalled ? tableView.focusedRowPath.flatMap(reference(at:)) : nil
    }
}
