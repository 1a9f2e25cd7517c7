#if TABLEAU_HAS_TERMINAL && !canImport(Darwin)
import TableauCLibrary

extension ProcessFacts {
    /// All visible processes.
    package static var all: [ProcessFacts] { numbers(in: "/proc").compactMap(ProcessFacts.init) }

    /// Creates the facts of a process; nil if there is none.
    ///
    /// `/proc` has them as `PID (NAME) STATE PARENT ...`, with anything in the name. Thousands are read
    /// each second, so only the name becomes a string.
    package init?(id: Int32) {
        guard let (text, user) = Self.contents(of: "/proc/\(id)/stat"),
            let opening = text.firstIndex(of: UInt8(ascii: "(")),
            let closing = text.lastIndex(of: UInt8(ascii: ")")), opening < closing
        else { return nil }
        // From the state on, which is the third of them all.
        let fields = text[(closing + 1)...].split(separator: UInt8(ascii: " "))
        guard fields.count > 21, let letter = fields[0].first else { return nil }
        func number(_ field: Int) -> Int {
            fields[field - 3].reduce(0) { $0 &* 10 &+ Int($1) &- 48 }
        }
        let state: State =
            switch letter {
            case UInt8(ascii: "R"): .running
            case UInt8(ascii: "T"), UInt8(ascii: "t"): .stopped
            case UInt8(ascii: "Z"), UInt8(ascii: "X"): .ended
            default: .sleeping
            }
        self.init(
            id: id, parent: Int32(clamping: number(4)), start: number(22), user: user,
            state: state, command: String(decoding: text[(opening + 1)..<closing], as: UTF8.self),
            cpuTime: Double(number(14) + number(15)) / Self.ticksPerSecond,
            memory: number(24) * Self.pageSize, threads: number(20))
    }

    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// The seconds since its start; nil where the system hides it.
    package var age: Double? {
        var now = timespec()
        clock_gettime(CLOCK_BOOTTIME, &now)
        return Double(now.tv_sec) - Double(start) / Self.ticksPerSecond
    }

    /// Returns the words that a process was started with; nil where the system hides them.
    package static func commandLine(of id: Int32) -> String? {
        contents(of: "/proc/\(id)/cmdline").map { text, _ in
            text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                .joined(separator: " ")
        }
    }

    /// Returns how often the threads of a process went to sleep.
    package static func pauses(of id: Int32) -> Int {
        numbers(in: "/proc/\(id)/task").reduce(0) { sum, thread in
            let text = contents(of: "/proc/\(id)/task/\(thread)/status")?.text ?? []
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
            let line = lines.first { $0.hasPrefix("voluntary_ctxt") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    private static func numbers(in folder: String) -> [Int32] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var numbers: [Int32] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let number = Int32(name) { numbers.append(number) }
        }
        return numbers
    }

    /// Returns the first 8 KB of a file, and the user who owns it.
    private static func contents(of path: String) -> (text: [UInt8], owner: UInt32)? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { return nil }
        return (Descriptor.read(file, upTo: 8192), facts.st_uid)
    }
}
#endif
