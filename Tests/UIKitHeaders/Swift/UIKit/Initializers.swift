// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Initializers that UIKit adds in Swift, or that have other names in Swift than in Objective-C.

public import Foundation

extension UIAction {
    public convenience init(
        title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

extension UIMenu {
    public convenience init(
        title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
    ) { fatalError() }
}

extension UIBarButtonItem {
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) { fatalError() }
}

extension UIDatePicker {
    public var date: Date {
        get { fatalError() }
        set {}
    }
}

extension UIImage {
    public convenience init?(systemName name: String) { nil }
}

extension UINib {
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { fatalError() }
}

extension UIControl.State {
    public static var normal: UIControl.State { [] }
}
