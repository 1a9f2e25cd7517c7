// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names and signatures are UIKit's; Apple documents them.

public import Foundation

// Colours, fonts and images are immutable, which makes the unchecked conformances safe.

open class UIColor: NSObject, @unchecked Sendable {
    let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.components == components
    }

    open class var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    open class var systemGroupedBackground: UIColor { .systemBackground }
    open class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.8, blue: 0.3, alpha: 1) }
    open class var systemOrange: UIColor { UIColor(red: 1, green: 0.6, blue: 0, alpha: 1) }
    open class var tintColor: UIColor { UIColor(red: 0, green: 0.5, blue: 1, alpha: 1) }
    open class var systemRed: UIColor { UIColor(red: 1, green: 0.2, blue: 0.2, alpha: 1) }
    open class var label: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    open class var secondaryLabel: UIColor { UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1) }
}

open class UIFont: NSObject, @unchecked Sendable {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let pointSize: CGFloat

    private init(size: CGFloat) {
        pointSize = size
        super.init()
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

open class UIImage: NSObject, @unchecked Sendable {
    let name: String

    public init?(named name: String) {
        self.name = name
        super.init()
    }

    public init?(systemName name: String) {
        self.name = name
        super.init()
    }
}
