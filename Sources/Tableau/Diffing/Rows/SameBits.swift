public import Foundation

/// Whether the stored bits of two stretches of memory are the same.
///
/// Equal bits are equal values, so this may stand in for `==` where it says yes; where it says no,
/// `==` has the last word. Padding within a row may differ between equal rows and then merely costs
/// that second look.
///
/// Safety: both stretches are readable for `count` bytes: they lie within arrays' storage.
@inlinable
@inline(__always)
func sameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(old, new, count) == 0
}
