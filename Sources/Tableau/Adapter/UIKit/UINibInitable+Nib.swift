#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UINibInitable {
    /// The nib.
    ///
    /// It is read from its file when a view is made from it.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }
}
#endif
