#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UINibInitable {
    /// The nib.
    ///
    /// It is read from its file when a view is made from it.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// Where the nib has been looked for in vain, for messages; `nil` if it is there.
    static var missingNib: String? {
        let bundle = nibBundle
        let file = bundle.url(forResource: nibName, withExtension: "nib")
        return file == nil ? bundle.bundleURL.lastPathComponent : nil
    }
}
#endif
