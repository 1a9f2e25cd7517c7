// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

@MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    private var titles: [UInt: String] = [:]
    open var currentTitle: String? { titles[UIControl.State.normal.rawValue] }

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
    }
}

extension UIControl {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
