/// A cell, header or footer class that names the pool its instances are reused from.
///
/// ```swift
/// final class TitleCell: TableViewCell, ReuseIdentifiable {}
/// TitleCell.reuseIdentifier  // "MyModule.TitleCell"
/// ```
///
/// The default is the type's qualified name, so that classes of equal names in two modules or two
/// scopes do not share a pool; for ``UINibInitable`` types it is the class's own name, as nibs say
/// it.
@MainActor
public protocol ReuseIdentifiable: AnyObject {
    /// The name of the pool.
    static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
    /// The type's qualified name; of a ``UINibInitable`` type its own name.
    public static var reuseIdentifier: String { defaultReuseIdentifier(of: Self.self) }
}

/// The reuse identifier of a view class, whether it states one or not.
@MainActor
package func reuseIdentifier(of type: any AnyObject.Type) -> String {
    (type as? any ReuseIdentifiable.Type)?.reuseIdentifier ?? defaultReuseIdentifier(of: type)
}

private func defaultReuseIdentifier(of type: any AnyObject.Type) -> String {
    type is any UINibInitable.Type ? String(describing: type) : String(reflecting: type)
}
