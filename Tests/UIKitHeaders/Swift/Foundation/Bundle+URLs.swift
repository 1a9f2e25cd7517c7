// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import FoundationEssentials

extension NSBundle {
    public convenience init?(url: URL) { return nil }

    public var bundleURL: URL { URL(fileURLWithPath: "") }
    public var resourceURL: URL? { nil }

    public func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
}
