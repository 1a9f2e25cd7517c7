#if TABLEAU_HAS_TERMINAL
import TableauCLibrary
import Synchronization

package struct ChildProcess: Sendable {
    package enum Status: Equatable, Sendable {
        case running
        case stopped
        case exited(Int32)
        /// Ended by a signal, given by its number.
        case killed(Int32)
    }

    package let id: Int32

    /// - `id`: That of a process that this one has started.
    package init(id: Int32) { self.id = id }

    /// Runs a program, searched for in `PATH`, with its arguments and this process's terminal and output;
    /// returns nil if it cannot be started.
    package static func run(_ words: [String]) -> Status? {
        var arguments = cStrings(words)
        defer { for argument in arguments { free(argument) } }
        defer { foreground.withLock { $0 = 0 } }
        // A signal that comes while the program starts waits for its number.
        let id = foreground.withLock { id in
            posix_spawnp(&id, words[0], nil, nil, &arguments, environ) == 0 ? id : nil
        }
        return id.map { ChildProcess(id: $0).wait() }
    }

    /// Passes a signal on to the program that ``run(_:)`` waits for, if there is one.
    static func passOn(_ signal: Signal) {
        let id = foreground.withLock(\.self)
        if id > 0 { signal.send(to: id) }
    }

    private static let foreground = Mutex(Int32(0))

    /// Waits for the process to end, or less with options of `waitpid`; not again after it has ended.
    @discardableResult
    package func wait(options: Int32 = 0) -> Status {
        var status: Int32 = 0
        var changed: pid_t
        repeat { changed = waitpid(id, &status, options) } while changed < 0 && errno == EINTR
        guard changed == id else { return .running }
        if status & 0xFF == 0x7F { return .stopped }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    }

    /// Returns copies of texts for a call of the system, with the nil at their end; free them.
    package static func cStrings(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
        words.map { strdup($0) } + [nil]
    }
}
#endif
