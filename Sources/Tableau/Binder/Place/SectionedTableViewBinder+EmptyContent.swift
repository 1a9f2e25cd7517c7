extension SectionedTableViewBinder {
    /// Shows a text while no section has a row, with a button or key that does something about it.
    ///
    /// ```swift
    /// binder.emptyContent("No tasks yet", action: "Add one") { store.addTask() }
    /// ```
    ///
    /// It stands in the middle of a terminal's screen, in plain text and pictures, and on a device
    /// behind the rows, as the table's `backgroundView`. Sections without rows may still show headers.
    ///
    /// - Parameters:
    ///   - text: What is shown.
    ///   - action: What the button says; nil for no button.
    ///   - perform: What it does.
    public func emptyContent(
        _ text: String, action: String? = nil, perform: @escaping @MainActor () -> Void = {}
    ) {
        engine.adapter.emptyContent = EmptyContent(
            text: text, actionTitle: action, perform: perform)
    }
}

extension TableViewBinder {
    /// Shows a text while there is no row, with a button or key that does something about it; see
    /// ``SectionedTableViewBinder/emptyContent(_:action:perform:)``.
    public func emptyContent(
        _ text: String, action: String? = nil, perform: @escaping @MainActor () -> Void = {}
    ) {
        sectioned.emptyContent(text, action: action, perform: perform)
    }
}
