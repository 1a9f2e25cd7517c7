public import Foundation

/// An identity whose values are equal exactly if their stored bits are.
///
/// Integers, `UUID` and `ObjectIdentifier` are; a wrapper around one of them may say so too, which
/// spares large diffs a second look at rows that came or went:
///
/// ```swift
/// struct AccountNumber: BitwiseIdentity {
///     let value: Int
/// }
/// ```
///
/// The promise is `a == b` if and only if every stored bit of `a` and `b` is the same. It does not
/// hold for types with padding, strings, references to compared content, or a handwritten `==`
/// that ignores a property. Breaking it never makes a diff wrong in a way that a table would
/// refuse, but rows may then be deleted and inserted instead of moved.
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
