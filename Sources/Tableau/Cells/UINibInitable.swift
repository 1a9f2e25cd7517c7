public import Foundation

/// A cell, header or footer class whose layout is in a nib.
///
/// ```swift
/// final class AccountCell: TableViewCell, ReuseIdentifiable, UINibInitable {
///     @IBOutlet private var nameLabel: UILabel!
/// }
/// ```
///
/// With UIKit, `register(_:)` and binders register the nib instead of the class. The nib's only
/// top-level object is the view; its identifier in Interface Builder is empty or equal to the
/// class's `reuseIdentifier`, which is its name. On other platforms the class itself is registered,
/// so shared cells need no `#if`.
@MainActor
public protocol UINibInitable: AnyObject {
    /// The nib's file name, without extension; by default the class's name.
    static var nibName: String { get }

    /// The bundle that holds the nib; by default the class's.
    ///
    /// In a Swift package, where resources are in a separate bundle, return `Bundle.module`.
    static var nibBundle: Bundle { get }
}

extension UINibInitable {
    /// The class's name.
    public static var nibName: String { String(describing: Self.self) }

    /// The bundle of the class.
    public static var nibBundle: Bundle { Bundle(for: Self.self) }
}
