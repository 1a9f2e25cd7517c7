// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

@MainActor
open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }
}

@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {}

@MainActor
open class UIContextMenuConfiguration: NSObject {
    private let actionProvider: ([UIMenuElement]) -> UIMenu?

    public init(
        identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
        actionProvider: @escaping ([UIMenuElement]) -> UIMenu?
    ) {
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu that UIKit would show.
    public var menu: UIMenu? { actionProvider([]) }
}
