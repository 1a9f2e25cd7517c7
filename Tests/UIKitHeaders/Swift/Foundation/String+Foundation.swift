// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import FoundationEssentials

extension String {
    public init(format: String, _ arguments: any CVarArg...) { self = format }

    public func folding(options: CompareOptions = [], locale: Locale?) -> String { self }

    public var localizedUppercase: String { uppercased() }

    public var decomposedStringWithCanonicalMapping: String { self }
    public var precomposedStringWithCanonicalMapping: String { self }
}
