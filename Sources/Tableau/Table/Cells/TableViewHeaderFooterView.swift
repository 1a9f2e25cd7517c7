#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// A section's header or footer, described independently of how it is drawn.
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
/// With UIKit, this type is `UITableViewHeaderFooterView`.
@MainActor
open class TableViewHeaderFooterView: TableElementView {
    /// The identifier of the reuse pool; nil if the view isn't reused.
    public let reuseIdentifier: String?

    /// The main text, whose role the table changes in a footer.
    open private(set) lazy var textLabel: TableViewLabel? =
        TableViewLabel(role: .header, owner: self)

    /// The second text.
    open private(set) lazy var detailTextLabel: TableViewLabel? =
        TableViewLabel(role: .value, owner: self)

    /// A closure that runs on a tap, on surfaces with taps; a reused view keeps it.
    public var onTap: (@MainActor () -> Void)?

    /// Creates a view for a header or footer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a view that isn't reused.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// Exists so that subclasses written for UIKit compile; archives aren't supported.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Creates an instance of a registered class; see the cell's initialiser of this name.
    public required convenience init(_registeredAs reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Called on a reused view before it shows another section; overrides must call `super`.
    open func prepareForReuse() {}

    /// The view's content, derived from its labels; override it to describe more.
    open var content: CellContent {
        var content = CellContent()
        content.append(textLabel)
        content.append(detailTextLabel)
        return content
    }
}
#endif
