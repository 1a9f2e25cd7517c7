/// A model, view model or section with a stable identity, independent of its content.
///
/// The binder matches old and new rows by ``collectionId``: a row whose identity remains is updated
/// or moved, never deleted and inserted. `Equatable` determines whether its *content* changed, so a
/// type that conforms to both animates most precisely.
///
/// ```swift
/// struct Account: CollectionIdentifiable, Equatable {
///     let number: String
///     var balance: Int
///     var collectionId: String { number }
/// }
/// ```
///
/// Equal values must have equal identities: `a == b` implies `a.collectionId == b.collectionId`.
public protocol CollectionIdentifiable<CollectionID> {
    /// The type of the identity.
    associatedtype CollectionID: Hashable

    /// The identity. Unique within its section; a duplicate is legal, but reduces precision.
    var collectionId: CollectionID { get }
}

extension CollectionIdentifiable where Self: Identifiable {
    /// The identity that `Identifiable` provides.
    public var collectionId: ID { id }
}
