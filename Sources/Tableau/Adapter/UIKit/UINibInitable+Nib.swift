#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UINibInitable {
    /// The nib.
    ///
    /// It is read from its file when a view is made from it.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// The bundle that lacks the nib, for messages; `nil` if the nib is there.
    static var missingNib: String? {
        let bundle = nibBundle
        let file = bundle.url(forResource: nibName, withExtension: "nib")
        return file == nil ? bundle.bundleURL.lastPathComponent : nil
    }
}
#endif
