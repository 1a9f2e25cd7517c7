#if !canImport(UIKit) || os(watchOS)
import Foundation

/// The content of a cell, header or footer, as a value that any surface can draw.
///
/// ```swift
/// let content = cell.content
/// print(content.text(.title) ?? "", content.text(.value) ?? "")
/// ```
///
/// It isn't a layout: positions, colours and truncation are up to the surface.
public struct CellContent: Hashable, Sendable {
    /// A text with its role.
    public struct Label: Hashable, Sendable {
        /// The text, which in content derived by a cell may be empty only in a column.
        public var text: String
        /// The role of the text in its cell.
        public var role: TableViewLabel.Role
        /// The maximum number of lines; 0 means no limit.
        public var numberOfLines: Int
        /// The column that shows the text; nil for a text that is placed by its role.
        public var column: TableColumn?
        /// What the text tells its reader.
        public var tone: TextTone

        /// Creates a label with a text and its role.
        public init(
            _ text: String, role: TableViewLabel.Role, numberOfLines: Int = 1,
            column: TableColumn? = nil, tone: TextTone = .normal
        ) {
            self.text = text
            self.role = role
            self.numberOfLines = numberOfLines
            self.column = column
            self.tone = tone
        }
    }

    /// The state of a control.
    public struct Control: Hashable, Sendable {
        /// The current value.
        public var value: CellControl.Value
        /// Whether a text has several lines.
        public var isMultiline: Bool
        /// The text shown while the value is empty.
        public var placeholder: String?
        /// Whether the user may change the value.
        public var isEnabled: Bool
        /// Whether the user is editing the value.
        public var isEditing: Bool
        /// The words of a choice, or the digits of a number; nil in other controls.
        public var title: String?

        /// Creates the state of a control.
        public init(
            _ value: CellControl.Value, placeholder: String? = nil, isMultiline: Bool = false,
            isEnabled: Bool = true, isEditing: Bool = false, title: String? = nil
        ) {
            self.value = value
            self.isMultiline = isMultiline
            self.placeholder = placeholder
            self.isEnabled = isEnabled
            self.isEditing = isEditing
            self.title = title
        }

        /// The text of notes; nil for other controls.
        package var notes: String? {
            if isMultiline, case .text(let text) = value { text } else { nil }
        }
    }

    /// The texts, in reading order.
    public var labels: [Label]
    /// The glyph at the row's leading edge.
    public var glyph: String?
    /// The accessory at the row's trailing edge.
    public var accessory: TableViewCell.AccessoryType
    /// The control, if the cell has one.
    public var control: Control?
    /// Whether the row has gone from the data and is shown only because the table is held.
    package var isDimmed = false

    /// Creates content from its parts.
    public init(
        labels: [Label] = [], glyph: String? = nil,
        accessory: TableViewCell.AccessoryType = .none, control: Control? = nil
    ) {
        self.labels = labels
        self.glyph = glyph
        self.accessory = accessory
        self.control = control
    }

    /// Returns the first text with a role, or nil.
    public func text(_ role: TableViewLabel.Role) -> String? {
        labels.first { $0.role == role }?.text
    }

    /// Whether there is no content.
    public var isEmpty: Bool {
        labels.isEmpty && glyph == nil && accessory == .none && control == nil
    }
}
#endif
