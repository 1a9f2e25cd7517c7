#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A row of a table, described independently of how it is drawn.
///
/// A subclass written for UIKit compiles unchanged if it uses only labels, glyph, accessory and
/// control; a surface draws its ``content``.
///
/// ```swift
/// final class SongCell: TableViewCell {
///     override init(style: CellStyle, reuseIdentifier: String?) {
///         super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
///     }
///     required init?(coder: NSCoder) { nil }
///     func show(_ song: Song) { textLabel?.text = song.title }
/// }
/// ```
///
/// With UIKit, this type is `UITableViewCell`.
@MainActor
open class TableViewCell: TableElementView {
    /// The labels of a cell and their roles.
    public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
        /// A title; if the `detailTextLabel` is set, like `value1`.
        case `default` = 0
        /// A title, and a value at the trailing edge.
        case value1 = 1
        /// A title with a value next to it.
        case value2 = 2
        /// A title with a subtitle below it.
        case subtitle = 3
    }

    /// The accessory at the row's trailing edge.
    public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
        /// No accessory.
        case none = 0
        /// An indicator that the row leads to more content.
        case disclosureIndicator = 1
        /// An indicator that the row leads to more content and has details.
        case detailDisclosureButton = 2
        /// A checkmark for a chosen row.
        case checkmark = 3
        /// A button for the row's details.
        case detailButton = 4
    }

    /// The appearance of a selected row.
    public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
        /// The same as unselected.
        case none = 0
        /// The same as `default`; exists for compatibility.
        case blue = 1
        /// The same as `default`; exists for compatibility.
        case gray = 2
        /// The surface's own style.
        case `default` = 3
    }

    /// The identifier of the reuse pool; nil if the cell isn't reused.
    public let reuseIdentifier: String?

    /// The style, which determines the labels.
    public let style: CellStyle

    /// The main text.
    open private(set) lazy var textLabel: TableViewLabel? =
        TableViewLabel(role: .title, owner: self)

    /// The second text: a subtitle in the `subtitle` style, otherwise a value at the trailing edge, also
    /// in the `default` style, where UIKit's cells have none.
    open private(set) lazy var detailTextLabel: TableViewLabel? =
        TableViewLabel(role: style == .subtitle ? .subtitle : .value, owner: self)

    /// The glyph at the row's leading edge.
    open private(set) lazy var imageView: TableViewGlyphView? =
        TableViewGlyphView(owner: self)

    /// The accessory at the row's trailing edge.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { setNeedsDisplay() } }
    }

    /// The cell's control, if it has one.
    open var control: CellControl? {
        didSet {
            oldValue?.owner = nil
            control?.owner = self
            if control !== oldValue { setNeedsDisplay() }
        }
    }

    /// The appearance of the row while it is selected.
    open var selectionStyle: SelectionStyle = .default

    /// Whether the row is selected; set by the table through ``setSelected(_:animated:)``.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsDisplay() } }
    }

    /// Whether the row is being pressed; set by the table.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the row has gone from the data and is shown only because the table is held.
    package var isDimmed = false {
        didSet { if isDimmed != oldValue { setNeedsDisplay() } }
    }

    /// Creates a cell with the labels of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a cell of the default style that isn't reused.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Exists so that subclasses written for UIKit compile; archives aren't supported.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Creates an instance of a registered class, which the table knows only by its metatype.
    public required convenience init(_registeredAs reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Updates the cell's selected appearance; overrides must call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Updates the cell's highlighted appearance; overrides must call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    /// Called on a reused cell before it shows another row; overrides must call `super`.
    open func prepareForReuse() {}

    /// The cell's content, derived from labels, glyph, accessory and control; override it to describe
    /// more.
    open var content: CellContent {
        var content = CellContent(accessory: accessoryType)
        content.append(textLabel)
        content.append(detailTextLabel)
        content.glyph = imageView?.glyph
        if let control {
            content.control = .init(
                control.value, placeholder: control.placeholder,
                isMultiline: control.isMultiline, isEnabled: control.isEnabled,
                isEditing: control.isEditing, title: control.title)
        }
        return content
    }

    package final var shownContent: CellContent {
        var content = content
        content.isDimmed = isDimmed
        return content
    }
}

extension CellContent {
    @MainActor
    mutating func append(_ label: TableViewLabel?) {
        guard let label, let text = label.text, !text.isEmpty else { return }
        labels.append(
            Label(
                text, role: label.role, numberOfLines: label.numberOfLines, tone: label.tone))
    }
}
#endif
