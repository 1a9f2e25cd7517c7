/// What a table shows while it has no row: a text, and perhaps something to do about it.
package struct EmptyContent {
    /// The text.
    package let text: String
    /// What a button or key says that does something about it; nil for none.
    package let actionTitle: String?
    /// Does it.
    package let perform: @MainActor () -> Void

    package init(text: String, actionTitle: String?, perform: @escaping @MainActor () -> Void) {
        self.text = text
        self.actionTitle = actionTitle
        self.perform = perform
    }

    /// The text, and the action on a line of its own.
    package var lines: [String] { [text] + (actionTitle.map { ["[\($0)]"] } ?? []) }
}
