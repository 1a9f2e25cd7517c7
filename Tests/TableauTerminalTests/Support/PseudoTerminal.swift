import Glibc
import TableauTerminal

/// A program running on a terminal of its own, driven as a person would.
///
/// Everything waits for a condition with a generous limit, never for a time, so that a loaded
/// machine makes tests slower and not wrong.
final class PseudoTerminal {
    private let master: Int32
    let process: pid_t
    private(set) var emulator: TerminalEmulator
    /// Everything the program sent.
    private(set) var bytes: [UInt8] = []
    private var isClosed = false
    private(set) var status: Int32?

    /// The longest that anything may take, in milliseconds.
    private static let patience = 30_000

    /// Starts the fixture (or another program) with arguments, on a terminal of a size.
    init(
        _ arguments: [String] = [], program: String = PseudoTerminal.fixturePath,
        environment: [String: String] = [:], columns: Int = 80,
        rows: Int = 24
    ) throws {
        var variables = [
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
        ]
        variables.merge(environment) { $1 }
        // After the fork nothing may be allocated, so all of it is made before.
        var argv: [UnsafeMutablePointer<CChar>?] =
            ([program] + arguments).map { strdup($0) } + [nil]
        var envp: [UnsafeMutablePointer<CChar>?] =
            variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        var master: Int32 = -1
        let process = argv.withUnsafeMutableBufferPointer { argv in
            envp.withUnsafeMutableBufferPointer { envp in
                var noSignals = sigset_t()
                sigemptyset(&noSignals)
                let process = forkpty(&master, nil, nil, &size)
                if process == 0 {
                    // This thread may block signals; the program must not inherit that.
                    sigprocmask(SIG_SETMASK, &noSignals, nil)
                    if let path = argv[0], let argv = argv.baseAddress,
                        let envp = envp.baseAddress
                    {
                        execve(path, argv, envp)
                    }
                    _exit(127)
                }
                return process
            }
        }
        guard process > 0 else { throw TerminalError(.system, "forkpty failed") }
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        self.master = master
        self.process = process
        emulator = TerminalEmulator(width: columns, height: rows)
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            waitpid(process, &status, 0)
        }
        close()
    }

    static var fixturePath: String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes {
            $0.withMemoryRebound(to: CChar.self) { bytes in
                bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
            }
        }
        let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        return path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
            + "/TerminalFixture"
    }

    // MARK: What a person does

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    func signal(_ signal: Int32) { kill(process, signal) }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        emulator = TerminalEmulator(width: columns, height: rows)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Closes the terminal, as a person closes the window.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        Glibc.close(master)
    }

    // MARK: What a person sees

    /// Reads what arrives until a condition holds; false if it never does.
    ///
    /// A read fails while no process has the terminal open; another one may open it yet.
    func wait(until condition: (PseudoTerminal) -> Bool) -> Bool {
        var waited = 0
        while !condition(self) {
            if !read(milliseconds: 100) { poll(nil, 0, 100) }
            waited += 100
            if waited > Self.patience * 3 { return false }
        }
        return true
    }

    func wait(for text: String) -> Bool {
        wait { $0.emulator.lines.contains { $0.contains(text) } }
    }

    /// Reads for a time; false once the terminal has no more to give.
    @discardableResult
    func read(milliseconds: Int32) -> Bool {
        guard !isClosed else { return false }
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return true }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        bytes += buffer[..<count]
        emulator.receive(Array(buffer[..<count]))
        return true
    }

    /// Everything the program sent, as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the program made the terminal its own.
    var isTaken: Bool { emulator.modes[1049] == true && !isCooked }

    /// Whether the terminal is as a shell wants it.
    var isRestored: Bool {
        isCooked && emulator.isCursorVisible && emulator.modes[7] != false
            && [1049, 1000, 1002, 1006, 1004, 2004, 2026].allSatisfy { emulator.modes[$0] != true }
    }

    /// Whether the terminal edits lines and echoes by itself.
    var isCooked: Bool {
        var modes = termios()
        guard tcgetattr(master, &modes) == 0 else { return false }
        let wanted = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
        return modes.c_lflag & wanted == wanted && modes.c_oflag & tcflag_t(OPOST) != 0
    }

    /// What was sent after the terminal was given back.
    var textAfterwards: String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\u{1B}[?1049l") else { return "" }
        return String(text[end.upperBound...])
    }

    // MARK: How it ends

    /// Waits until the program ended; nil if it never does.
    func waitForEnd() -> Int32? {
        var waited = 0
        while status == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                self.status = status
                break
            }
            if !read(milliseconds: 20) {
                // Nothing more is sent; the end is near.
                poll(nil, 0, 5)
            }
            waited += 20
            if waited > Self.patience * 3 { return nil }
        }
        while !isClosed, read(milliseconds: 0), hasInput {}
        return status
    }

    private var hasInput: Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Waits until the program is stopped, as after Control-Z.
    func waitForStop() -> Bool {
        var waited = 0
        while waited < Self.patience {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG | WUNTRACED) == process {
                if status & 0xFF == 0x7F { return true }
                self.status = status
                return false
            }
            read(milliseconds: 20)
            waited += 20
        }
        return false
    }

    /// The processes that a process started.
    static func children(of process: pid_t) -> [pid_t] {
        let text = contents(ofFile: "/proc/\(process)/task/\(process)/children") ?? ""
        return text.split(separator: " ").compactMap { pid_t($0) }
    }

    /// Whether a process has ended, or at least does nothing any more.
    static func hasEnded(_ process: pid_t) -> Bool { [nil, "Z"].contains(state(of: process)) }

    /// Whether a process is stopped, so that a signal can continue it.
    static func isStopped(_ process: pid_t) -> Bool { state(of: process) == "T" }

    private static func state(of process: pid_t) -> Character? {
        guard let text = contents(ofFile: "/proc/\(process)/stat"),
            let name = text.lastIndex(of: ")")
        else { return nil }
        return text[name...].dropFirst(2).first
    }

    private static func contents(ofFile path: String) -> String? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { Glibc.close(file) }
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = Glibc.read(file, &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    /// How often any thread of the program has slept and been woken.
    var wakeUps: Int {
        var sum = 0
        guard let directory = opendir("/proc/\(process)/task") else { return -1 }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard name.first?.isNumber == true else { continue }
            let text = Self.contents(ofFile: "/proc/\(process)/task/\(name)/status") ?? ""
            for line in text.split(separator: "\n") where line.hasPrefix("voluntary_ctxt") {
                sum += Int(line.split(separator: "\t").last ?? "") ?? 0
            }
        }
        return sum
    }
}
