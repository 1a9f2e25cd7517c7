/// The optional methods with which a delegate provides heights.
public enum HeightMethod: CaseIterable, Sendable {
    case row
    case header
    case footer
    case estimatedRow
    case estimatedHeader
    case estimatedFooter
}

/// Stands in for `responds(to:)` of the Objective-C runtime: a delegate may hide methods it has.
///
/// A delegate without this conformance responds to all of them.
public protocol HeightMethodResponding {
    /// Whether the table may call a method; read once, when the delegate is set.
    nonisolated func responds(to method: HeightMethod) -> Bool
}
