// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public protocol UIContentConfiguration {}

/// The texts and the image of a list's content.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment { case natural, center, justified }
        public var alignment = TextAlignment.natural
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()
    /// Whether the second text is beside the first.
    var isBeside = false

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    public static func groupedHeader() -> UIListContentConfiguration { cell() }
    public static func valueCell() -> UIListContentConfiguration {
        var content = cell()
        content.isBeside = true
        return content
    }
}
