/// The name of an editable field of a row.
///
/// ```swift
/// extension RowField {
///     static let title = RowField("title")
/// }
/// binder.focus(.row(task.id), in: .today, field: .title)
/// ```
///
/// Display-neutral cells have one control, which every name refers to. With UIKit, a cell with
/// several fields conforms to ``RowFieldFocusing``; in other cells, the first view that can become
/// first responder is used.
public struct RowField: Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates a field with a name.
    public init(_ name: String) { self.name = name }

    /// The first editable field.
    public static let first = RowField("")
}

/// A cell with several fields that can move the keyboard focus to one of them.
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
    /// Begins editing a field.
    ///
    /// - Returns: Whether the field exists and can be edited now.
    func focus(_ field: RowField) -> Bool
}
