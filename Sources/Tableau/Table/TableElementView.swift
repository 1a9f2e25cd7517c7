#if !canImport(UIKit) || os(watchOS)
public import Foundation

/// The base class of cells, headers, footers and the table.
///
/// It draws nothing itself: a surface, such as a terminal or a picture, draws what an element
/// describes. With UIKit, `UIView` is used instead.
@MainActor
open class TableElementView: NSObject {
    /// The element's frame in the table's content, in the surface's units; set by the table on layout.
    open var frame: CGRect

    /// The element's bounds: its frame's size at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// Whether surfaces hide the element.
    open var isHidden = false {
        didSet { if isHidden != oldValue { setNeedsDisplay() } }
    }

    /// A number for the app, which the table does not use.
    open var tag = 0

    package weak var owningTable: TableView?

    /// Creates an element with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates an element without a size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Exists so that subclasses written for UIKit compile; archives aren't supported.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Marks the element's content as changed; labels and controls do so themselves.
    open func setNeedsDisplay() {
        guard let table = owningTable else { return }
        table.surface?.needsDisplay()
    }

    /// Marks the element's size as possibly changed.
    open func setNeedsLayout() {}

    /// Updates the layout if needed.
    open func layoutIfNeeded() {}
}
#endif
