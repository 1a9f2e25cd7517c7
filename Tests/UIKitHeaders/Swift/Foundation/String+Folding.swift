// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import FoundationEssentials

extension String {
    public func folding(options: CompareOptions = [], locale: Locale?) -> String { self }

    public var localizedUppercase: String { uppercased() }
}
