// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

@MainActor
open class UIAction: UIMenuElement {
    private let handler: UIActionHandler
    open private(set) weak var sender: AnyObject?

    open var attributes: UIMenuElement.Attributes

    public init(
        title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.attributes = attributes
        super.init(title: title, image: image)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender as AnyObject?
        handler(self)
    }
}

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    open var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].action === action {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.performWithSender(self, target: nil)
        }
    }
}

@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

@MainActor
open class UISwitch: UIControl {
    open var isOn = false

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor
open class UIDatePicker: UIControl {
    open var date = Date()
}

@MainActor
open class UITextField: UIControl {
    open var text: String? = ""
    open var placeholder: String?
    open override var canBecomeFirstResponder: Bool { true }
}
