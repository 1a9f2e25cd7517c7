#if TABLEAU_HAS_TERMINAL
import Dispatch

/// Calls a function on the main actor whenever a descriptor is ready, while the process sleeps.
@MainActor package final class DescriptorWatch {
    /// The operation to wait for.
    package enum Purpose { case reading, writing }

    private let descriptor: Int32
    private let source: any DispatchSourceProtocol

    /// Starts watching, until ``end(closing:)``.
    package init(
        _ descriptor: Int32, for purpose: Purpose, perform: @escaping @MainActor () -> Void
    ) {
        self.descriptor = descriptor
        source =
            switch purpose {
            case .reading:
                DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            case .writing:
                DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
            }
        source.setEventHandler { MainActor.assumeIsolated(perform) }
        source.resume()
    }

    /// Stops watching; closes the descriptor on request, once it is no longer in use.
    package func end(closing: Bool = false) {
        if closing { source.setCancelHandler { [descriptor] in Descriptor.close(descriptor) } }
        source.cancel()
    }
}
#endif
