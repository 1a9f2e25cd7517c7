// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
