// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method.
public struct Selector: Hashable, ExpressibleByStringLiteral {
    private let name: OpaquePointer?

    public init(_ name: String) { self.name = nil }
    public init(stringLiteral value: String) { name = nil }
}
