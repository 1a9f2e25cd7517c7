/// The namespace of reactive extensions: `label.rx.text`, `binder.onSection(.first).rx`.
///
/// ```swift
/// extension Reactive where Base: Label {
///     var isShown: Binder<Bool> {
///         Binder(base) { label, isShown in label.isHidden = !isShown }
///     }
/// }
/// ```
///
/// Each writable property of a class is available as a `Binder` of the same name: `relay.bind(to:
/// label.rx.text)` assigns `label.text` on the main actor and holds the label weakly.
@MainActor
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The extended value.
    public let base: Base

    /// Creates the reactive extensions of a value.
    public init(_ base: Base) { self.base = base }

    /// Returns a binder that assigns a property.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>)
        -> Binder<Property> where Base: AnyObject
    {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}
