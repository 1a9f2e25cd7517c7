#if TABLEAU_HAS_TERMINAL
import TableauCLibrary

/// Operations on terminals beyond those on files.
package enum TerminalDevice {
    /// Returns the path of a terminal: if possible not the alias `/dev/tty`, which Darwin cannot poll.
    private static func path(of descriptor: Int32) -> String? {
        guard let own = name(of: descriptor) else { return nil }
        let names = [own] + (0...2).compactMap(name)
        if let name = names.first(where: { $0 != "/dev/tty" }) { return name }
        #if canImport(Darwin)
        var facts = proc_bsdinfo()
        let size = Int32(MemoryLayout<proc_bsdinfo>.size)
        if proc_pidinfo(getpid(), PROC_PIDTBSDINFO, 0, &facts, size) == size,
            let name = devname(dev_t(bitPattern: facts.e_tdev), S_IFCHR)
        {
            return "/dev/" + String(cString: name)
        }
        #endif
        return own
    }

    /// Opens a descriptor's terminal once more, for reads and writes that do not block; -1 if it fails.
    package static func open(_ descriptor: Int32) -> Int32 {
        func open(_ path: String) -> Int32 {
            TableauCLibrary.open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        }
        let again = path(of: descriptor).map(open) ?? -1
        // Another user's terminal, after `su`, can't be opened by its path, but by the alias of the
        // terminal that controls the process.
        return again < 0 && tcgetpgrp(descriptor) >= 0 ? open("/dev/tty") : again
    }

    /// Returns whether it was opened as `/dev/tty`.
    package static func isAlias(_ descriptor: Int32) -> Bool { name(of: descriptor) == "/dev/tty" }

    private static func name(of descriptor: Int32) -> String? {
        ttyname(descriptor).map { String(cString: $0) }
    }

    /// Returns the size of a terminal in characters; nil if it does not report one.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 || size.ws_row > 0
        else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Discards unread output, for which a session leader would wait at its end on Darwin, even killed.
    ///
    /// Waits at most 50 ms. Safe in a signal handler.
    package static func dropWhatDelaysTheEnd(of descriptor: Int32) {
        #if canImport(Darwin)
        guard getsid(0) == getpid() else { return }
        var unread: Int32 = 0
        for _ in 0..<2 {
            guard ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0, unread > 0 else { return }
            poll(nil, 0, 25)
        }
        tcflush(descriptor, TCOFLUSH)
        #endif
    }
}

/// The modes in which a terminal handles input and output.
package struct TerminalModes: Sendable {
    private var modes = termios()

    /// Creates the modes of a terminal; nil if it is not a terminal.
    package init?(of descriptor: Int32) {
        guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    }

    /// The modes for a program that reads each key and draws the screen itself.
    package var raw: TerminalModes {
        var raw = self
        cfmakeraw(&raw.modes)
        raw.modes.c_iflag |= tcflag_t(IUTF8)
        return raw
    }

    /// Sets the modes at once, whatever is typed ahead or blocked; safe in a signal handler.
    @discardableResult
    package func apply(to descriptor: Int32) -> Bool {
        // Not TCSADRAIN, which would wait for a blocked terminal forever.
        var modes = modes
        return tcsetattr(descriptor, TCSANOW, &modes) == 0
    }
}
#endif
