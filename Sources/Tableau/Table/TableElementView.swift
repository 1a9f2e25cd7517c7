#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// What cells, headers, footers and the table itself have in common: a frame in the table's
/// content, and a way to say that what they show has changed.
///
/// It draws nothing itself: a surface (a terminal, a picture) draws what an element describes. With
/// UIKit, its place is taken by `UIView`.
///
/// ```swift
/// let banner = TableElementView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
/// tableView.tableHeaderView = banner
/// ```
@MainActor
open class TableElementView: NSObject {
    /// The place in the table's content, in the surface's units.
    ///
    /// The table sets it on layout.
    open var frame: CGRect

    /// The element's own area: its frame's size at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// Whether surfaces leave the element out.
    open var isHidden = false {
        didSet { if isHidden != oldValue { setNeedsDisplay() } }
    }

    /// A number by which code finds its element.
    ///
    /// The table does not use it.
    open var tag = 0

    /// The table that shows this element now.
    package weak var owningTable: TableView?

    /// An element at `frame`.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// An element without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Exists so that subclasses written for UIKit compile; there are no archives here.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Says that what the element shows has changed.
    ///
    /// Labels and controls say so themselves.
    open func setNeedsDisplay() {
        owningTable?.elementNeedsDisplay(self)
    }

    /// Says that the element's size may have changed.
    open func setNeedsLayout() {}

    /// Brings the layout up to date.
    open func layoutIfNeeded() {}
}
#endif
