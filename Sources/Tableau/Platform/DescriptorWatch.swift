#if TABLEAU_HAS_TERMINAL
import Dispatch

/// Calls a function on the main actor whenever a descriptor is ready, while the process sleeps.
@MainActor package final class DescriptorWatch {
    private let source: any DispatchSourceProtocol

    /// Watches, until ``end(closing:)``, whether a descriptor can be written, or read.
    package init(
        _ descriptor: Int32, toTakeBytes: Bool, perform: @escaping @MainActor () -> Void
    ) {
        source =
            toTakeBytes
            ? DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
            : DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(perform) }
        source.resume()
    }

    /// Stops watching; closes the descriptor on request, once it is no longer in use.
    package func end(closing: Bool = false) {
        let descriptor = Int32(source.handle)
        if closing { source.setCancelHandler { Descriptor.close(descriptor) } }
        source.cancel()
    }
}
#endif
