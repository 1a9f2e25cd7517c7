/// A cell, header or footer class that names the pool its instances are reused from.
///
/// ```swift
/// final class TitleCell: TableViewCell, ReuseIdentifiable {}
/// TitleCell.reuseIdentifier  // "MyModule.TitleCell"
/// ```
///
/// The default is the type's qualified name, so that classes of equal names in two modules or two
/// scopes do not share a pool.
@MainActor
public protocol ReuseIdentifiable: AnyObject {
    /// The name of the pool.
    static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
    /// The type's qualified name.
    public static var reuseIdentifier: String { String(reflecting: Self.self) }
}

/// The reuse identifier of a view class, whether it states one or not.
@MainActor
package func reuseIdentifier(of type: any AnyObject.Type) -> String {
    (type as? any ReuseIdentifiable.Type)?.reuseIdentifier ?? String(reflecting: type)
}
