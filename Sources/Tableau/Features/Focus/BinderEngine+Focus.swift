/// The request to focus a row, which waits until the row is displayed.
final class RequestedFocus<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .focus }

    private unowned let engine: BinderEngine<Section>
    /// The row to focus; nil once it has the focus.
    var row: RowReference<Section>?
    var field: RowField?
    /// Whether it has been reported that the row can never be displayed.
    var isReported = false

    init(_ engine: BinderEngine<Section>) { self.engine = engine }

    /// Fulfils the request if its row is displayed.
    func settle() {
        guard let row else { return }
        guard let path = engine.indexPath(of: row) else {
            if !isReported {
                isReported = engine.reportOtherIdentity(of: row, wantedBy: "focus")
            }
            return
        }
        // UIKit makes nothing first responder outside a window.
        guard engine.adapter.reasonToReload == nil else {
            engine.awaitsWindow = true
            return
        }
        self.row = nil
        engine.tableView.focusRow(at: path, field: field)
    }
}

extension BinderEngine {
    /// Focuses a row: now, or in the turn that displays it.
    func focus(_ row: RowReference<Section>, field: RowField?) {
        let focus = feature(RequestedFocus.self)
        (focus.row, focus.field, focus.isReported) = (row, field, false)
        if case .idle = phase { focus.settle() }
    }

    var focusedRow: RowReference<Section>? {
        adapter.isInstalled ? tableView.focusedRowPath.flatMap(reference(at:)) : nil
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
        engine.focus(RowReference(row, in: section), field: field)
    }

    /// The row with the focus; nil if there is none, or the surface doesn't support focus.
    ///
    /// On a device it is the row that contains the first responder.
    public var focusedRow: RowReference<Section>? { engine.focusedRow }
}
