/// The source of the 64-bit key of an identity.
///
/// Keys only *propose* pairs; every pair is compared before it counts. So a source may miss some
/// equal identities, or confuse different ones: this affects speed, never correctness.
@frozen
@usableFromInline
package enum KeySource: Sendable {
    /// The stored bits: several times faster than `Hasher`. Equal identities may have other bits:
    /// strings in other allocations, structs with padding.
    case bits
    /// The content: for strings a fast hash over their UTF-8, for others like `hash`.
    case content
    /// `hashValue`: correct for every type that meets the contract of `Hashable`.
    case hash
}

/// Computes the keys of rows at indexes from `rows` on; nil for the first `count`.
///
/// - Parameter seed: Random, so that identities cannot be crafted to collide.
/// - Returns: False for a string whose equality is not decided by its UTF-8; all keys must then be
///   recomputed from `hash`, on both sides.
@inlinable
func computeRowKeys<Rule: RowRule>(
    _: Rule.Type, _ rows: UnsafeRawPointer, _ indexes: UnsafePointer<Int32>?, _ count: Int,
    _ keys: UnsafeMutablePointer<UInt64>, _ source: KeySource, _ seed: UInt64
) -> Bool {
    let stride = Rule.stride
    var position = 0
    if source == .bits && indexes == nil {
        while position < count {
            keys[position] = bitKey(Rule.identity(rows + position &* stride), seed)
            position &+= 1
        }
        return true
    }
    var decided = true
    while position < count {
        let index = indexes.map { Int($0[position]) } ?? position
        let identity = Rule.identity(rows + index &* stride)
        if source == .bits {
            keys[position] = bitKey(identity, seed)
        } else if source == .content && Rule.Identity.self == String.self {
            // The type is the same, so the cast changes nothing.
            let text = unsafeBitCast(identity, to: String.self)
            if let key = textKey(text, seed) {
                keys[position] = key
            } else {
                decided = false
            }
        } else {
            keys[position] = UInt64(truncatingIfNeeded: identity.hashValue)
        }
        position &+= 1
    }
    return decided
}

/// Multiplies to 128 bits and folds, which mixes every bit into every other.
@inlinable
@inline(__always)
func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let product = x.multipliedFullWidth(by: y)
    return product.high ^ product.low
}

/// Returns a key of the stored bits, injective up to 8 bytes.
@inlinable
@inline(__always)
func bitKey<Identity>(_ identity: Identity, _ seed: UInt64) -> UInt64 {
    withUnsafeBytes(of: identity) { bytes in
        guard let base = bytes.baseAddress else { return 0 }
        let size = MemoryLayout<Identity>.size
        switch size {
        case 8: return base.loadUnaligned(as: UInt64.self)
        case 4: return UInt64(base.loadUnaligned(as: UInt32.self))
        case 2: return UInt64(base.loadUnaligned(as: UInt16.self))
        case 1: return UInt64(base.load(as: UInt8.self))
        case 16:
            let low = base.loadUnaligned(as: UInt64.self)
            let high = base.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            return fold(low ^ seed, high ^ 0xe703_7ed1_a0b4_28db) &+ low
        default: return bytesKey(base, size, seed).key
        }
    }
}
