/// The content of a table without rows: a text and an optional action.
package struct EmptyContent {
    package let text: String
    /// The title of the action's button or key; nil for none.
    package let actionTitle: String?
    package let perform: @MainActor () -> Void

    /// The text, and the action on a separate line.
    package var lines: [String] { [text] + (actionTitle.map { ["[\($0)]"] } ?? []) }
}
