extension SectionedTableViewBinder {
    /// Shows a text with an optional action while no section has rows.
    ///
    /// ```swift
    /// binder.emptyContent("No tasks yet", action: "Add one") { store.addTask() }
    /// ```
    ///
    /// A terminal shows it in the middle of the screen, plain text and pictures in place of the
    /// rows, and a device behind the rows, as the table's `backgroundView`. Sections without rows
    /// may still show headers.
    ///
    /// - Parameter action: The title of the button or key; nil for no action.
    public func emptyContent(
        _ text: String, action: String? = nil, perform: @escaping @MainActor () -> Void = {}
    ) {
        adapter.emptyContent = EmptyContent(text: text, actionTitle: action, perform: perform)
    }
}
