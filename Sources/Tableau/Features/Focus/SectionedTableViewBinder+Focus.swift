/// The request to focus a row, which waits until the row is displayed.
final class RequestedFocus<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .focus }

    private unowned let binder: SectionedTableViewBinder<Section>
    /// The row to focus; nil once it has the focus.
    var row: RowReference<Section>?
    var field: RowField?
    /// Whether it has been reported that the row can never be displayed.
    var isReported = false

    init(_ binder: SectionedTableViewBinder<Section>) { self.binder = binder }

    /// Fulfils the request if its row is displayed.
    func settle() {
        guard let row else { return }
        guard let path = binder.indexPath(of: row) else {
            if !isReported {
                isReported = binder.reportOtherIdentity(of: row, wantedBy: "focus")
            }
            return
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
    ///   - row: The row. If it isn't displayed yet, it receives the focus as soon as it is, unless
    ///     the focus is requested for another row meanwhile.
    ///   - section: The row's section.
    ///   - field: The field to edit; nil only focuses the row.
    public func focus(_ row: RowID, in section: Section, field: RowField? = nil) {
        let focus = feature(RequestedFocus.self)
        focus.row = RowReference(row, in: section)
        (focus.field, focus.isReported) = (field, false)
        if case .idle = phase { focus.settle() }
    }

    /// The row with the focus; nil if there is none, or the surface doesn't support focus.
    ///
    /// On a device it is the row that contains the first responder.
    public var focusedRow: RowReference<Section>? {
        adapter.isInstalled ? tableView.focusedRowPath.flatMap(reference(at:)) : nil
    }
}
