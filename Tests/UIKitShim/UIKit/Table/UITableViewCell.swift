// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation
import TableEngine

@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    open internal(set) var reuseIdentifier: String?
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Nil if there is a `contentConfiguration`, which replaces the labels.
    open var textLabel: UILabel? { contentConfiguration == nil ? ownTextLabel : nil }
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? ownDetailTextLabel : nil }
    open var imageView: UIImageView? { contentConfiguration == nil ? ownImageView : nil }
    private lazy var ownTextLabel = UILabel()
    private lazy var ownDetailTextLabel = style == .default ? nil : UILabel()
    private lazy var ownImageView = UIImageView(image: nil)
    open private(set) lazy var contentView = UIView(frame: bounds)
    open override var subviews: [UIView] {
        super.subviews + [contentView] + [accessoryView].compactMap { $0 }
    }
    open override var superview: UIView? {
        (host?.owningTable?.dataSource as? TableDriver)?.table ?? super.superview
    }
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open internal(set) var editingStyle = EditingStyle.none
    open var shouldIndentWhileEditing = true

    let style: CellStyle
    /// The row of the engine that shows this cell, while the table keeps it.
    weak var host: CellHost?
    /// How often the cell was prepared to show another row.
    var uses = 0

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// Makes cells of registered classes in the shim's table: without the Objective-C runtime, a
    /// class known only by its metatype needs a required initializer.
    public required convenience init(_shimReuseIdentifier reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
}
