/// A model, view model or section with an identity that outlives changes of its content.
///
/// The binder matches old and new rows by ``collectionId``: a row whose identity stays is updated
/// or moved, never deleted and inserted. Whether its *content* changed is a question for
/// `Equatable`, so a type that is both animates most precisely.
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

    /// The identity. Unique within its section; a duplicate is legal, but costs precision.
    var collectionId: CollectionID { get }
}

extension CollectionIdentifiable where Self: Identifiable {
    /// The identity that `Identifiable` already gives.
    public var collectionId: ID { id }
}
