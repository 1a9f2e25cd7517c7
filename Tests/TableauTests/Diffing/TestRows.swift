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

/// A small fast generator, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
