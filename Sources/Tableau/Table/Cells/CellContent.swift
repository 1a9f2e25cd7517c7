#if !canImport(UIKit) || os(watchOS)
import Foundation

/// What a cell, a header or a footer shows, described as a value that any surface can draw.
///
/// ```swift
/// let content = cell.content
/// print(content.text(.title) ?? "", content.text(.value) ?? "")
/// ```
///
/// It is not a layout: places, colours and truncation belong to the surface.
public struct CellContent: Hashable, Sendable {
    /// One text and its role.
    public struct Label: Hashable, Sendable {
        /// The text; in the content that a cell derives, only that of a column may be empty.
        public var text: String
        /// What the text is in its cell.
        public var role: TableViewLabel.Role
        /// How many lines it may take; 0 means as many as it needs.
        public var numberOfLines: Int
        /// The column that it stands in; nil for a text that is placed by its role.
        public var column: TableColumn?

        /// A text with its role.
        public init(
            _ text: String, role: TableViewLabel.Role, numberOfLines: Int = 1,
            column: TableColumn? = nil
        ) {
            self.text = text
            self.role = role
            self.numberOfLines = numberOfLines
            self.column = column
        }
    }

    /// A control's state.
    public struct Control: Hashable, Sendable {
        /// What is shown, by the kind of control.
        public var value: CellControl.Value
        /// Shown while the text is empty.
        public var placeholder: String?
        /// Whether the user may change the value.
        public var isEnabled: Bool
        /// Whether the user is changing the value now.
        public var isEditing: Bool

        /// A control's state.
        public init(
            _ value: CellControl.Value, placeholder: String? = nil, isEnabled: Bool = true,
            isEditing: Bool = false
        ) {
            self.value = value
            self.placeholder = placeholder
            self.isEnabled = isEnabled
            self.isEditing = isEditing
        }
    }

    /// The texts, in reading order.
    public var labels: [Label]
    /// The glyph at the row's start.
    public var glyph: String?
    /// The sign at the row's end.
    public var accessory: TableViewCell.AccessoryType
    /// The control, if the cell has one.
    public var control: Control?

    /// A content made of its parts.
    public init(
        labels: [Label] = [], glyph: String? = nil,
        accessory: TableViewCell.AccessoryType = .none, control: Control? = nil
    ) {
        self.labels = labels
        self.glyph = glyph
        self.accessory = accessory
        self.control = control
    }

    /// The first text in the role, or nil.
    ///
    /// - Complexity: O(*n*) in the labels, which are two for most cells.
    public func text(_ role: TableViewLabel.Role) -> String? {
        labels.first { $0.role == role }?.text
    }

    /// Whether nothing at all is described.
    public var isEmpty: Bool {
        labels.isEmpty && glyph == nil && accessory == .none && control == nil
    }
}
#endif
