#if !canImport(UIKit)
/// A fault in the responses of services.
public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// A response takes longer than anything else.
    case delay
    /// A response overtakes that of an earlier request.
    case reorder
    /// A response arrives twice.
    case duplicate
    /// A ``ServiceFailure`` replaces a response.
    case fail
}

/// The error of a service under ``Fault/fail``.
public struct ServiceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the service.
    public let service: String

    /// A description with the name of the service.
    public var description: String { "the service \(service) failed, as simulated by explore()" }
}
#endif
