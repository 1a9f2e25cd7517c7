// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UIScrollView: UIView {
    open var contentOffset: CGPoint = .zero
    open var contentSize: CGSize = .zero
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
    }
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    // What the user does; a test sets it.
    open var isTracking = false
    open var isDragging = false
    open var isDecelerating = false
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
        }
    }

    open func adjustedContentInsetDidChange() {}

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
