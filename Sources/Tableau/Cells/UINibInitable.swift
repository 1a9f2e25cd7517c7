public import Foundation

/// A cell, header or footer class that is laid out in a nib.
///
/// ```swift
/// final class AccountCell: TableViewCell, ReuseIdentifiable, UINibInitable {
///     @IBOutlet private var nameLabel: UILabel!
/// }
/// ```
///
/// With UIKit, `register(_:)`, and a binder that registers on its own, then register the nib
/// instead of the class. The nib's one top-level object is the view; its identifier in Interface
/// Builder stays empty, or is the class's `reuseIdentifier`: its name. Elsewhere there are no nibs
/// and the class itself is registered, so that cells shared between platforms need no `#if`.
@MainActor
public protocol UINibInitable: AnyObject {
    /// The nib's file name, without extension.
    ///
    /// The class's own name unless stated.
    static var nibName: String { get }

    /// The bundle that holds the nib.
    ///
    /// The class's own bundle unless stated. In a Swift package that is not where resources lie:
    /// state `Bundle.module` there.
    static var nibBundle: Bundle { get }
}

extension UINibInitable {
    /// The class's name.
    public static var nibName: String { String(describing: Self.self) }

    /// The bundle that the class comes from.
    public static var nibBundle: Bundle { Bundle(for: Self.self) }
}
