/// Returns a key of a string's content, or nil if its UTF-8 does not decide its equality.
///
/// Strings are equal if they are canonically equivalent, and scalars below U+0300 are equivalent
/// only to themselves. So the bytes decide up to the first of 0xCC or more: it would begin a scalar
/// from U+0300 on.
@inlinable
@inline(__always)
func textKey(_ text: String, _ seed: UInt64) -> UInt64? {
    text.utf8.withContiguousStorageIfAvailable { utf8 in
        guard let base = UnsafeRawPointer(utf8.baseAddress) else { return seed }
        let (key, seen) = bytesKey(base, utf8.count, seed)
        if seen & 0x8080_8080_8080_8080 != 0 {
            for byte in utf8 where byte >= 0xcc { return nil }
        }
        return key
    } ?? nil
}

/// Returns a key of any number of bytes, and all bits that are set in any of its words.
///
/// Hashes 16 bytes per step; the tail is read as the last 16, 8 or 4 bytes, overlapping.
@inlinable
@inline(__always)
func bytesKey(
    _ base: UnsafeRawPointer, _ count: Int, _ seed: UInt64
) -> (key: UInt64, seen: UInt64) {
    var key = UInt64(truncatingIfNeeded: count) ^ seed
    var seen: UInt64 = 0
    var offset = 0
    while offset &+ 16 <= count {
        let low = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let high = base.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
        seen |= low | high
        key = fold(low ^ key, high ^ 0xe703_7ed1_a0b4_28db)
        offset &+= 16
    }
    if offset < count {
        var low: UInt64 = 0
        var high: UInt64 = 0
        if count >= 16 {
            low = base.loadUnaligned(fromByteOffset: count &- 16, as: UInt64.self)
            high = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 8 {
            low = base.loadUnaligned(as: UInt64.self)
            high = base.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            low = UInt64(base.loadUnaligned(as: UInt32.self))
            high = UInt64(base.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
        } else {
            var position = 0
            while position < count {
                low = low << 8 | UInt64(base.load(fromByteOffset: position, as: UInt8.self))
                position &+= 1
            }
        }
        seen |= low | high
        key = fold(low ^ key, high ^ 0x8ebc_6af0_9c88_c6e3)
    }
    return (key ^ (key >> 32), seen)
}
