import Foundation
import Tableau

/// A row as apps have them: an identity, and content that changes.
struct Row<Identity: Hashable>: CollectionIdentifiable, Equatable {
    let collectionId: Identity
    var revision = 0
}

/// An identity that can be made from a number.
protocol NumberedIdentity: Hashable {
    init(number: Int)
    static var label: String { get }
}

extension Int: NumberedIdentity {
    init(number: Int) { self = number }
    static var label: String { "Int" }
}

/// A number as far from all others as from nothing: `Int`s are found by counting where they lie
/// close together, these by hashing.
struct Scattered: NumberedIdentity, BitwiseIdentity {
    private let value: Int
    init(number: Int) { value = number &* 0x2545_f491_4f6c_dd1d }
    static var label: String { "Int scattered" }
}

extension UUID: NumberedIdentity {
    init(number: Int) {
        // Spread over all bytes, as real ones are.
        var random = SplitMix(seed: UInt64(number))
        let words = (random.next(), random.next())
        self.init(uuid: withUnsafeBytes(of: words) { $0.load(as: uuid_t.self) })
    }
    static var label: String { "UUID" }
}

extension String: NumberedIdentity {
    init(number: Int) { self = "account/checking/\(number)" }
    static var label: String { "String" }
}

/// A small generator with a seed: every run measures the same lists.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
