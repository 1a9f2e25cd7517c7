#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UINibInitable {
    /// The nib that contains the view; its file is read when a view is created.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }

    /// The bundle without the nib, for messages; `nil` if the nib exists.
    static var missingNib: String? {
        let bundle = nibBundle
        let file = bundle.url(forResource: nibName, withExtension: "nib")
        return file == nil ? bundle.bundleURL.lastPathComponent : nil
    }
}
#endif
