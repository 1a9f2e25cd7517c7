// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    open private(set) lazy var textLabel: UILabel? = UILabel()
    open private(set) lazy var detailTextLabel: UILabel? = UILabel()
    open private(set) lazy var contentView = UIView(frame: bounds)

    /// The element of the engine that shows this view, as long as the table keeps it.
    weak var host: HeaderFooterHost?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How the shim's table builds a registered class; see the cell's initializer of this name.
    public required convenience init(_shimReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    open func prepareForReuse() {}
}
