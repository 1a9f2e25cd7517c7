import Foundation
import Tableau

/// Identity and equality.
struct FullRow: CollectionIdentifiable, Equatable, CustomStringConvertible {
    var collectionId: Int
    var content: Int
    var description: String { "\(collectionId).\(content)" }
}

/// Identity alone.
struct IdentityRow: CollectionIdentifiable {
    var collectionId: Int
    var content: Int
}

/// Equality alone.
struct EqualRow: Equatable {
    var content: Int
}

/// Nothing.
struct OpaqueRow {
    var content: Int
}

/// An identity of any kind.
struct AnyIdentityRow<Identity: Hashable>: CollectionIdentifiable, Equatable {
    var collectionId: Identity
    var content: Int
}

/// An identity with padding between its parts.
struct PaddedIdentity: Hashable {
    var small: UInt8
    var large: Int
}

/// An identity of a payload case.
enum PayloadIdentity: Hashable {
    case none
    case number(Int)
    case text(String)
}

/// An identity whose hash says nothing, so that all keys collide.
struct CollidingIdentity: Hashable {
    var value: Int
    /// Differs in every instance, so that bits are useless too.
    var salt: Int

    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) {}
}

/// A row whose `==` forgets its identity, which breaks the contract.
struct LooseRow: CollectionIdentifiable, Equatable {
    var collectionId: Int
    var content: Int

    static func == (left: LooseRow, right: LooseRow) -> Bool { left.content == right.content }
}
