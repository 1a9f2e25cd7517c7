public import Foundation

/// Returns whether the stored bits of two ranges of memory are the same: then the values are equal, or
/// else `==` decides, since padding may differ.
///
/// Safety: both ranges are readable for `count` bytes: they are within arrays' storage.
@inlinable
@inline(__always)
func sameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(old, new, count) == 0
}
