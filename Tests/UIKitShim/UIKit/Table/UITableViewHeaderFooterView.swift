// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UITableViewHeaderFooterView: UIView {
    open internal(set) var reuseIdentifier: String?
    private lazy var ownTextLabel = UILabel()
    private lazy var ownDetailTextLabel = UILabel()
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Nil if there is a `contentConfiguration`, which replaces the labels.
    open var textLabel: UILabel? { contentConfiguration == nil ? ownTextLabel : nil }
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? ownDetailTextLabel : nil }
    open private(set) lazy var contentView = UIView(frame: bounds)

    /// The element of the engine that shows this view, while the table keeps it.
    weak var host: HeaderFooterHost?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes views of registered classes; see the cell's initializer of the same name.
    public required convenience init(_shimReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    open func prepareForReuse() {}
}
