/// A cell, header or footer class with a reuse identifier.
///
/// ```swift
/// final class TitleCell: TableViewCell, ReuseIdentifiable {}
/// TitleCell.reuseIdentifier  // "MyModule.TitleCell"
/// ```
///
/// The default is the type's qualified name, so that classes of equal names in two modules or
/// scopes don't share a reuse pool. For ``UINibInitable`` types it is the unqualified class name,
/// as used in nibs.
@MainActor
public protocol ReuseIdentifiable: AnyObject {
    /// The reuse identifier.
    static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
    /// The type's qualified name, or the unqualified name of a ``UINibInitable`` type.
    public static var reuseIdentifier: String { defaultReuseIdentifier(of: Self.self) }
}

/// Returns the reuse identifier of a view class, declared or default.
@MainActor
package func reuseIdentifier(of type: any AnyObject.Type) -> String {
    (type as? any ReuseIdentifiable.Type)?.reuseIdentifier ?? defaultReuseIdentifier(of: type)
}

private func defaultReuseIdentifier(of type: any AnyObject.Type) -> String {
    type is any UINibInitable.Type ? String(describing: type) : String(reflecting: type)
}
