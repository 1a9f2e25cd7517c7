import TableauCLibrary

/// Operations on file descriptors: files, pipes and terminals.
///
/// They are safe in a signal handler, except those on arrays and those that open something.
package enum Descriptor {
    package enum Transfer: Equatable {
        /// The number of bytes; zero read bytes mean the end of the file.
        case bytes(Int)
        case wouldBlock
        /// The transfer failed; see ``SystemError/last``.
        case failed
    }

    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) -> Transfer {
        transfer { TableauCLibrary.read(descriptor, buffer.baseAddress, buffer.count) }
    }

    /// Reads available bytes, up to a number; returns none at the end or after a failure.
    package static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            if case .bytes(let count) = read(descriptor, into: .init(buffer)) { filled = count }
        }
    }

    /// Writes as many bytes as the other side accepts now.
    package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Transfer {
        transfer { TableauCLibrary.write(descriptor, bytes.baseAddress, bytes.count) }
    }

    /// Writes all bytes, waiting for a reader where writing would not.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        let written = bytes.withUnsafeBytes {
            write($0, to: descriptor, waits: .max, milliseconds: 1000)
        }
        if written < bytes.count { throw .last }
    }

    /// Writes bytes, waiting some times in a row for what takes none; returns how many were written.
    @discardableResult
    package static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, waits: Int, milliseconds: Int32
    ) -> Int {
        var (written, tries) = (0, waits)
        while written < bytes.count, let start = bytes.baseAddress {
            // Without a range and `map`: the first use of a generic type may allocate, with the
            // allocator's lock held by what has crashed.
            let left = UnsafeRawBufferPointer(start: start + written, count: bytes.count - written)
            switch write(left, to: descriptor) {
            case .bytes(let count): (written, tries) = (written + count, waits)
            case .wouldBlock where tries > 0:
                tries -= 1
                wait(for: descriptor, toTakeBytes: true, milliseconds: milliseconds)
            case .wouldBlock, .failed: return written
            }
        }
        return written
    }

    package static func close(_ descriptor: Int32) { TableauCLibrary.close(descriptor) }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// Waits until a descriptor can be written or read, or its other side is closed; false on timeout.
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

#if TABLEAU_HAS_TERMINAL
extension Descriptor {
    /// Returns a second descriptor for the same file, closed in child programs; -1 if it fails.
    package static func duplicate(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    }

    /// Opens standard descriptors that are closed, so that nothing else gets their numbers; to read
    /// from them or to write to them still fails.
    package static func occupyStandardDescriptors() {
        for descriptor: Int32 in 0...2 where dup2(descriptor, descriptor) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Makes a descriptor refer to another file.
    package static func redirect(_ descriptor: Int32, to other: Int32) { dup2(other, descriptor) }

    /// Creates a pipe, closed in child programs.
    package static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { closeOnExec(end) }
        return (ends[0], ends[1])
    }

    /// Makes reads and writes non-blocking; they return ``Transfer/wouldBlock`` instead.
    package static func unblock(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    package static func closeOnExec(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Creates an unnamed file in append mode; returns -1 if it fails.
    package static func makeTemporaryFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/tableau-output-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return -1 }
        closeOnExec(file)
        _ = fcntl(file, F_SETFL, O_APPEND)
        unlink(&template)
        return file
    }

    /// Seeks to a place in a file, for the next read.
    package static func seek(_ descriptor: Int32, to offset: Int) {
        lseek(descriptor, off_t(offset), SEEK_SET)
    }

    /// Returns the number of bytes in a file, and seeks to its end.
    package static func size(of descriptor: Int32) -> Int { Int(lseek(descriptor, 0, SEEK_END)) }

    /// Removes the contents of a file.
    package static func empty(_ descriptor: Int32) {
        ftruncate(descriptor, 0)
        seek(descriptor, to: 0)
    }
}
#endif
