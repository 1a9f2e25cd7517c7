#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A section's header or footer, described without saying how it is drawn.
///
/// ```swift
/// final class SectionHeader: TableViewHeaderFooterView {
///     func show(_ name: String, count: Int) {
///         textLabel?.text = name
///         detailTextLabel?.text = "\(count)"
///     }
/// }
/// ```
///
/// With UIKit, this name is `UITableViewHeaderFooterView`.
@MainActor
open class TableViewHeaderFooterView: TableElementView {
    /// The name of the pool that the view goes to when it leaves the table; nil keeps it out.
    public let reuseIdentifier: String?

    /// The main text.
    ///
    /// The table gives it the role of a footer where the view is one.
    open private(set) lazy var textLabel: TableViewLabel? = makeLabel(.header)

    /// A second text.
    open private(set) lazy var detailTextLabel: TableViewLabel? = makeLabel(.value)

    /// What a tap on the view does, on a surface that has taps; nil, the default, for nothing.
    ///
    /// A view from a pool keeps it: set it once, where the view is made.
    public var onTap: (@MainActor () -> Void)?

    /// A view for a header or a footer.
    ///
    /// - Parameter reuseIdentifier: The pool it belongs to; nil means it is never used again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// A view that belongs to no pool.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// Exists so that subclasses written for UIKit compile; there are no archives here.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// How a table builds a registered class; see the cell's initialiser of this name.
    public required convenience init(_registeredAs reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Called on a view from a pool before it stands for another section.
    ///
    /// Overrides call `super`.
    open func prepareForReuse() {}

    /// What the view shows, derived from its labels.
    ///
    /// A subclass overrides it to describe more.
    open var content: CellContent {
        var content = CellContent()
        content.append(textLabel)
        content.append(detailTextLabel)
        return content
    }

    private func makeLabel(_ role: TableViewLabel.Role) -> TableViewLabel {
        let label = TableViewLabel(role: role)
        label.owner = self
        return label
    }
}
#endif
