#if !canImport(UIKit)
/// What may go wrong with the answers of services.
public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// An answer takes longer than anything else.
    case delay
    /// An answer comes before one that was asked for earlier.
    case reorder
    /// An answer comes twice.
    case duplicate
    /// In place of an answer comes a ``ServiceFailure``.
    case fail
}

/// What a service fails with under ``Fault/fail``.
public struct ServiceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The service.
    public let service: String

    /// Names the service.
    public var description: String { "the service \(service) failed, as explore() had it" }
}
#endif
