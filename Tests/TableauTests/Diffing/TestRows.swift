import Foundation
import Tableau

/// A row with identity and equality.
struct FullRow: CollectionIdentifiable, Equatable, CustomStringConvertible {
    var collectionId: Int
    var content: Int
    var description: String { "\(collectionId).\(content)" }
}

/// A row with identity alone.
struct IdentityRow: CollectionIdentifiable {
    var collectionId: Int
    var content: Int
}

/// A row with equality alone.
struct EqualRow: Equatable {
    var content: Int
}

/// A row without identity or equality.
struct OpaqueRow {
    var content: Int
}

/// A row with an identity of any type.
struct AnyIdentityRow<Identity: Hashable>: CollectionIdentifiable, Equatable {
    var collectionId: Identity
    var content: Int
}

/// An identity with padding between its fields.
struct PaddedIdentity: Hashable {
    var small: UInt8
    var large: Int
}

/// An identity that is an enum with payloads.
enum PayloadIdentity: Hashable {
    case none
    case number(Int)
    case text(String)
}

/// An identity with a constant hash, so that all keys collide.
struct CollidingIdentity: Hashable {
    var value: Int
    /// Differs in every instance, so that comparing bits doesn't help either.
    var salt: Int

    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) {}
}

/// A row whose `==` ignores its identity, which breaks the contract.
struct LooseRow: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var content: Int

    static func == (left: LooseRow, right: LooseRow) -> Bool { left.content == right.content }
}
