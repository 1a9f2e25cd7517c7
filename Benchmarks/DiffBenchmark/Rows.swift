import BenchmarkHarness
import Foundation
import Tableau

/// A typical row: an identity, and content that changes.
struct Row<Identity: Hashable>: CollectionIdentifiable, Equatable {
    let collectionId: Identity
    var revision = 0
}

/// An identity that can be made from a number.
protocol NumberedIdentity: Hashable {
    init(number: Int)
    /// What tells its cases from those of `Int`.
    static var label: String { get }
}

extension Int: NumberedIdentity {
    init(number: Int) { self = number }
    static var label: String { "" }
}

/// Scattered numbers: `Int`s that are close together are looked up by counting, these by hashing.
struct Scattered: NumberedIdentity, BitwiseIdentity {
    private let value: Int
    init(number: Int) { value = number &* 0x2545_f491_4f6c_dd1d }
    static var label: String { ", scattered numbers" }
}

extension UUID: NumberedIdentity {
    init(number: Int) {
        // Spread over all bytes, like real UUIDs.
        var random = SplitMix(seed: UInt64(number))
        let words = (random.next(), random.next())
        self.init(uuid: withUnsafeBytes(of: words) { $0.load(as: uuid_t.self) })
    }
    static var label: String { ", UUID" }
}

extension String: NumberedIdentity {
    init(number: Int) { self = "account/checking/\(number)" }
    static var label: String { ", String" }
}
