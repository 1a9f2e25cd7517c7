// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment { case natural, center, justified }
        public var alignment = TextAlignment.natural
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()

    public static func cell() -> UIListContentConfiguration { fatalError() }
    public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
    public static func valueCell() -> UIListContentConfiguration { fatalError() }
    public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
}

extension UITableViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set {}
    }
}

extension UITableViewHeaderFooterView {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set {}
    }
}
