/// The optional methods by which a delegate gives heights.
public enum HeightMethod: CaseIterable, Sendable {
    case row
    case header
    case footer
    case estimatedRow
    case estimatedHeader
    case estimatedFooter
}

/// Stands for `responds(to:)` of the Objective-C runtime: a delegate that has a method may deny it.
///
/// Without this conformance it has all of them.
public protocol HeightMethodResponding {
    /// Whether the table may call a method; asked once, when the delegate is set.
    nonisolated func responds(to method: HeightMethod) -> Bool
}
