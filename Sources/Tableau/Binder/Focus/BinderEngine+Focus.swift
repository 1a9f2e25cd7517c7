/// A row that is to get the focus as soon as it is displayed.
struct FocusRequest<Section: TableViewSection> {
    let row: RowReference<Section>
    /// The field to edit; nil for none.
    let field: RowField?
}

extension BinderEngine {
    /// Gives the focus to a row: now, or in the turn that displays it.
    func focus(_ row: RowReference<Section>, field: RowField?) {
        focusRequest = FocusRequest(row: row, field: field)
        if case .idle = phase { answerFocusRequest() }
    }

    /// Gives the focus to the row that it was asked for, if that is displayed by now.
    func answerFocusRequest() {
        guard let request = focusRequest, let path = indexPath(of: request.row) else { return }
        focusRequest = nil
        tableView.focusRow(at: path, field: request.field)
    }

    var focusedRow: RowReference<Section>? { tableView.focusedRowPath.flatMap(reference(at:)) }
}

extension SectionedTableViewBinder {
    /// Brings the keyboard to a row: the terminal's focus or the keyboard of a device, scrolling there
    /// if need be.
    ///
    /// ```swift
    /// store.add(task)
    /// binder.focus(.row(task.id), in: .today, field: .first)  // once the row is there
    /// ```
    ///
    /// - Parameters:
    ///   - row: The row. If it is not displayed yet, it gets the focus when it is, unless another row
    ///     is asked for meanwhile.
    ///   - section: Its section.
    ///   - field: What to edit in it; nil gives it the focus only.
    public func focus(_ row: RowID, in section: Section, field: RowField? = nil) {
        engine.focus(RowReference(row, in: section), field: field)
    }

    /// The row with the focus; nil if none has it, or its surface knows no focus.
    ///
    /// On a device it is the row that contains the first responder.
    public var focusedRow: RowReference<Section>? { engine.focusedRow }
}

extension TableViewBinder {
    /// Brings the keyboard to a row; see ``SectionedTableViewBinder/focus(_:in:field:)``.
    public func focus(_ row: RowID, field: RowField? = nil) {
        sectioned.focus(row, in: .table, field: field)
    }
}
