#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A row on the table, described without saying how it is drawn.
///
/// A subclass written for UIKit compiles unchanged as long as it keeps to labels, glyph, accessory
/// and control; a surface draws what ``content`` says.
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
/// With UIKit, this name is `UITableViewCell`.
@MainActor
open class TableViewCell: TableElementView {
    /// Which labels a cell has, and their roles.
    public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
        /// A title; with a `detailTextLabel`, as `value1`.
        case `default` = 0
        /// A title, and a value at the row's end.
        case value1 = 1
        /// A title and a value beside it.
        case value2 = 2
        /// A title, and a subtitle below it.
        case subtitle = 3
    }

    /// The sign at the row's end.
    public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
        /// No sign.
        case none = 0
        /// There is more behind the row.
        case disclosureIndicator = 1
        /// There is more behind the row, and details on it.
        case detailDisclosureButton = 2
        /// The row is chosen.
        case checkmark = 3
        /// There are details on the row.
        case detailButton = 4
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
        /// As if it were not selected.
        case none = 0
        /// As `default`; kept for its spelling.
        case blue = 1
        /// As `default`; kept for its spelling.
        case gray = 2
        /// The surface's own way.
        case `default` = 3
    }

    /// The name of the pool that the cell goes to when it leaves the table; nil keeps it out.
    public let reuseIdentifier: String?

    /// Which labels the cell has.
    public let style: CellStyle

    /// The main text.
    open private(set) lazy var textLabel: TableViewLabel? = makeLabel(.title)

    /// The second text: a subtitle in the `subtitle` style, else a value at the row's end.
    ///
    /// In the `default` style too, where UIKit's cells have none: a text that is set is shown.
    open private(set) lazy var detailTextLabel: TableViewLabel? =
        makeLabel(style == .subtitle ? .subtitle : .value)

    /// The glyph at the row's start.
    open private(set) lazy var imageView: TableViewGlyphView? = makeGlyphView()

    /// The sign at the row's end.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { setNeedsDisplay() } }
    }

    /// Something in the cell that the user can change.
    open var control: CellControl? {
        didSet {
            oldValue?.owner = nil
            control?.owner = self
            if control !== oldValue { setNeedsDisplay() }
        }
    }

    /// How the row looks while it is selected.
    open var selectionStyle: SelectionStyle = .default

    /// Whether the row is selected.
    ///
    /// The table sets it through ``setSelected(_:animated:)``.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsDisplay() } }
    }

    /// Whether the row is being pressed.
    ///
    /// The table sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// A cell with the labels that `style` gives it.
    ///
    /// - Parameters:
    ///   - style: Which labels the cell has.
    ///   - reuseIdentifier: The pool it belongs to; nil means it is never used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// A cell of the default style that belongs to no pool.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Exists so that subclasses written for UIKit compile; there are no archives here.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// How a table builds a registered class.
    ///
    /// `required`, because a class known only by its metatype can be built no other way;
    /// subclasses inherit it, and nobody else calls it.
    public required convenience init(_registeredAs reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Selects the row's looks.
    ///
    /// Overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Presses the row's looks.
    ///
    /// Overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    /// Called on a cell from a pool before it shows another row.
    ///
    /// Overrides call `super`.
    open func prepareForReuse() {}

    /// What the cell shows, derived from labels, glyph, accessory and control.
    ///
    /// A subclass overrides it to describe more than those can.
    open var content: CellContent {
        var content = CellContent(accessory: accessoryType)
        if hasTextLabel { content.append(textLabel) }
        if hasDetailLabel { content.append(detailTextLabel) }
        if hasGlyphView { content.glyph = imageView?.glyph }
        if let control {
            content.control = .init(
                control.value, placeholder: control.placeholder, isEnabled: control.isEnabled,
                isEditing: control.isEditing)
        }
        return content
    }

    // Reading `content` must not create labels that nobody has used.
    private var hasTextLabel = false
    private var hasDetailLabel = false
    private var hasGlyphView = false

    private func makeLabel(_ role: TableViewLabel.Role) -> TableViewLabel {
        let label = TableViewLabel(role: role)
        label.owner = self
        if role == .title { hasTextLabel = true } else { hasDetailLabel = true }
        return label
    }

    private func makeGlyphView() -> TableViewGlyphView {
        hasGlyphView = true
        let view = TableViewGlyphView()
        view.owner = self
        return view
    }
}

extension CellContent {
    /// Adds what `label` shows, if it shows anything.
    @MainActor
    mutating func append(_ label: TableViewLabel?) {
        guard let label, let text = label.text, !text.isEmpty else { return }
        labels.append(Label(text, role: label.role, numberOfLines: label.numberOfLines))
    }
}
#endif
