// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var frame: CGRect {
        didSet {
            guard frame.size != oldValue.size else { return }
            resizeSubviews(from: oldValue.size)
            needsLayout = true
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var accessibilityIdentifier: String?

    private var needsLayout = true
    private var children: [UIView] = []
    open var subviews: [UIView] { children }
    open private(set) weak var superview: UIView?
    open var window: UIWindow? { superview?.window }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// Takes the keyboard from whatever in this view has it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        for view in subviews { view.endEditing(force) }
        return resignFirstResponder()
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.windowWillChange(to: window)
        children.append(view)
        view.superview = self
        view.didMoveToSuperview()
        view.windowDidChange()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        windowWillChange(to: nil)
        superview.children.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
        windowDidChange()
    }

    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func setNeedsLayout() { needsLayout = true }
    open func setNeedsDisplay() {}
    open func layoutSubviews() {}
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in children { view.layoutIfNeeded() }
    }
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func awakeFromNib() {}

    open class var areAnimationsEnabled: Bool { animationsAreEnabled }
    private static var animationsAreEnabled = true

    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = animationsAreEnabled
        animationsAreEnabled = false
        actionsWithoutAnimation()
        animationsAreEnabled = wereEnabled
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    private func windowWillChange(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in children { view.windowWillChange(to: window) }
    }

    private func windowDidChange() {
        didMoveToWindow()
        for view in children { view.windowDidChange() }
    }

    private func resizeSubviews(from old: CGSize) {
        for view in children {
            if view.autoresizingMask.contains(.flexibleWidth) {
                view.frame.size.width += frame.width - old.width
            }
            if view.autoresizingMask.contains(.flexibleHeight) {
                view.frame.size.height += frame.height - old.height
            }
        }
    }
}

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open private(set) var isKeyWindow = false

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let controller = rootViewController else { return }
            controller.view.frame = bounds
            addSubview(controller.view)
            controller.appear()
        }
    }

    open func makeKeyAndVisible() { isKeyWindow = true }
}
