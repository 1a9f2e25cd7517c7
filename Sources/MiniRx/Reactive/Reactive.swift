/// The home of reactive extensions: `label.rx.text`, `binder.onSection(.first).rx`.
///
/// ```swift
/// extension Reactive where Base: Label {
///     var isShown: Binder<Bool> {
///         Binder(base) { label, isShown in label.isHidden = !isShown }
///     }
/// }
/// ```
///
/// Every writable property of a class is a `Binder` of the same name: `relay.bind(to: label.rx.text)`
/// assigns `label.text`, on the main actor, without keeping the label alive.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What is extended.
    public let base: Base

    /// Extends a value.
    public init(_ base: Base) { self.base = base }

    /// A binder that assigns a property.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>)
        -> Binder<Property> where Base: AnyObject
    {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}
