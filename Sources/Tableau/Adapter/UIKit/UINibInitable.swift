#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A cell, header or footer class that is laid out in a nib.
///
/// ```swift
/// final class AccountCell: UITableViewCell, ReuseIdentifiable, UINibInitable {
///     @IBOutlet private var nameLabel: UILabel!
/// }
/// ```
///
/// `register(_:)`, and a binder that registers on its own, then register the nib instead of the
/// class. The nib's one top-level object is the view; its identifier in Interface Builder stays
/// empty, or is the class's `reuseIdentifier`.
@MainActor
public protocol UINibInitable: AnyObject {
    /// The nib's file name, without extension.
    ///
    /// The class's own name unless stated.
    static var nibName: String { get }

    /// The bundle that holds the nib.
    ///
    /// The class's own bundle unless stated.
    static var nibBundle: Bundle { get }
}

extension UINibInitable {
    /// The class's name.
    public static var nibName: String { String(describing: Self.self) }

    /// The bundle that the class comes from.
    public static var nibBundle: Bundle { Bundle(for: Self.self) }

    /// The nib.
    ///
    /// It is read from its file when a view is made from it.
    public static var nib: UINib { UINib(nibName: nibName, bundle: nibBundle) }
}
#endif
