#if !canImport(UIKit) || os(watchOS)
extension UINibInitable {
    /// There are no nibs that could be missing; its twin for UIKit lies in Adapter/UIKit.
    static var missingNib: String? { nil }
}
#endif
