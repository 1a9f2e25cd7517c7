public import Foundation

/// An identity whose values are equal if and only if their stored bits are.
///
/// Integers, `UUID` and `ObjectIdentifier` conform; a wrapper around one of them can also conform,
/// which saves large diffs a second comparison of inserted or deleted rows:
///
/// ```swift
/// struct AccountNumber: BitwiseIdentity {
///     let value: Int
/// }
/// ```
///
/// The requirement is `a == b` if and only if every stored bit of `a` and `b` is the same. It is
/// not met by types with padding, strings, references to compared content, or a custom `==` that
/// ignores a property. Breaking it never makes a diff invalid for a table, but rows may then be
/// deleted and inserted instead of moved.
public protocol BitwiseIdentity: Hashable {}

extension Int: BitwiseIdentity {}
extension Int8: BitwiseIdentity {}
extension Int16: BitwiseIdentity {}
extension Int32: BitwiseIdentity {}
extension Int64: BitwiseIdentity {}
extension UInt: BitwiseIdentity {}
extension UInt8: BitwiseIdentity {}
extension UInt16: BitwiseIdentity {}
extension UInt32: BitwiseIdentity {}
extension UInt64: BitwiseIdentity {}
extension Bool: BitwiseIdentity {}
extension ObjectIdentifier: BitwiseIdentity {}
extension UUID: BitwiseIdentity {}
