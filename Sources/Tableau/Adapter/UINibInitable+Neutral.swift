#if !canImport(UIKit) || os(watchOS)
extension UINibInitable {
    /// Always nil, since there are no nibs; the UIKit counterpart is in Adapter/UIKit.
    static var missingNib: String? { nil }
}
#endif
