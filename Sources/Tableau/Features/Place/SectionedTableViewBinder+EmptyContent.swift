extension SectionedTableViewBinder {
    /// Shows a text with an optional action while no section has rows.
    ///
    /// ```swift
    /// binder.emptyContent("No tasks yet", action: "Add one") { store.addTask() }
    /// ```
    ///
    /// A terminal shows it in the middle of the screen, plain text and pictures in place of the
    /// rows, and a device behind the rows, as the table's `backgroundView`. Sections without rows
    /// may still show headers. The action is the title of a button or key.
    public func emptyContent(
        _ text: String, action: String? = nil, perform: @escaping @MainActor () -> Void = {}
    ) {
        adapter.emptyContent = EmptyContent(text: text, actionTitle: action, perform: perform)
    }
}
