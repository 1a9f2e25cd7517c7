public import Foundation

/// Returns whether the stored bits of two ranges of memory are the same.
///
/// Equal bits are equal values, so this can replace `==` if it returns true; if it returns false,
/// `==` decides. Padding may differ between equal rows, which then only costs that second check.
///
/// Safety: both ranges are readable for `count` bytes: they are within arrays' storage.
@inlinable
@inline(__always)
func sameBits(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(old, new, count) == 0
}
