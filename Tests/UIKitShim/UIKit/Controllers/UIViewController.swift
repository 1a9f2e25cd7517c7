// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UIViewController: UIResponder {
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    public let navigationItem = UINavigationItem()
    open internal(set) weak var navigationController: UINavigationController?
    open private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        completion?()
    }

    open func loadView() {
        viewIfLoaded = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}

    func appear() {
        viewWillAppear(false)
        viewDidAppear(false)
    }
}

@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var leftItemsSupplementBackButton = false
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

@MainActor
open class UINavigationController: UIViewController {
    open private(set) var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { viewControllers.last }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        topViewController?.viewIfLoaded?.removeFromSuperview()
        viewControllers.append(viewController)
        viewController.navigationController = self
        showTop()
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let popped = viewControllers.removeLast()
        popped.viewIfLoaded?.removeFromSuperview()
        popped.navigationController = nil
        showTop()
        return popped
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    private func showTop() {
        guard isViewLoaded, let top = topViewController else { return }
        top.view.frame = view.bounds
        view.addSubview(top.view)
        top.appear()
    }
}
