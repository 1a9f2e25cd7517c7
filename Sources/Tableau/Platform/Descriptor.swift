#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

/// Operations on file descriptors: files, pipes and terminals.
///
/// The functions of this file are safe in a signal handler, except those on arrays.
package enum Descriptor {
    package enum Transfer: Equatable {
        /// The number of bytes; zero read bytes mean the end of the file.
        case bytes(Int)
        case wouldBlock
        /// The transfer failed; see ``SystemError/last``.
        case failed
    }

    /// Reads available bytes, up to the size of the buffer.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) -> Transfer {
        guard let base = buffer.baseAddress else { return .bytes(0) }
        return transfer { systemRead(descriptor, base, buffer.count) }
    }

    /// Reads available bytes, up to a number; returns none at the end or after a failure.
    package static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            if case .bytes(let count) = read(descriptor, into: .init(buffer)) { filled = count }
        }
    }

    /// Writes as many bytes as the other side accepts now.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
        guard let base = bytes.baseAddress else { return .bytes(0) }
        return transfer { systemWrite(descriptor, base, bytes.count) }
    }

    /// Writes all bytes, waiting for a reader where writing would not.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            switch rest.withUnsafeBytes({ write($0, to: descriptor) }) {
            case .bytes(let count): rest = rest.dropFirst(count)
            case .wouldBlock: wait(for: descriptor, toTakeBytes: true, milliseconds: 1000)
            case .failed: throw .last
            }
        }
    }

    package static func close(_ descriptor: Int32) { systemClose(descriptor) }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Waits until a descriptor can be written or read.
    ///
    /// - Returns: Whether it is ready or closed by the other side; false on timeout.
    @discardableResult
    package static func wait(
        for descriptor: Int32, toTakeBytes: Bool, milliseconds: Int32
    ) -> Bool {
        var wanted = pollfd(
            fd: descriptor, events: Int16(toTakeBytes ? POLLOUT : POLLIN), revents: 0)
        guard poll(&wanted, 1, milliseconds) > 0 else { return false }
        guard wanted.revents & Int16(POLLNVAL) != 0 else { return true }
        // Darwin cannot poll some devices, such as /dev/tty.
        poll(nil, 0, milliseconds)
        return false
    }

    private static func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count >= 0 { return .bytes(count) }
            if errno == EAGAIN { return .wouldBlock }
            if errno != EINTR { return .failed }
        }
    }
}

// Outside the type, the names refer to the C library.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, bytes, count)
}
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, bytes, count)
}
private func systemClose(_ file: Int32) { close(file) }
