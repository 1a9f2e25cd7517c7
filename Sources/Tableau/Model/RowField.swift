/// A field of a row that can be edited, by name.
///
/// ```swift
/// extension RowField {
///     static let title = RowField("title")
/// }
/// binder.focus(.row(task.id), in: .today, field: .title)
/// ```
///
/// The display-neutral cells have one control, which every name stands for. With UIKit, a cell with
/// several fields conforms to ``RowFieldFocusing`` and looks at the name; in other cells, the first
/// view that can become first responder does.
public struct RowField: Hashable, Sendable {
    /// The name.
    public let name: String

    /// A field with a name.
    public init(_ name: String) { self.name = name }

    /// The first field that can be edited.
    public static let first = RowField("")
}

/// A cell with several fields that brings the keyboard to one of them.
///
/// ```swift
/// final class TaskCell: UITableViewCell, RowFieldFocusing {
///     func focus(_ field: RowField) -> Bool {
///         (field == .notes ? notesField : titleField).becomeFirstResponder()
///     }
/// }
/// ```
@MainActor
public protocol RowFieldFocusing: AnyObject {
    /// Begins to edit a field.
    ///
    /// - Returns: Whether there is such a field and it can be edited now.
    func focus(_ field: RowField) -> Bool
}
