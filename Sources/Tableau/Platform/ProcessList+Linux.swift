#if TABLEAU_HAS_TERMINAL && !canImport(Darwin)
import TableauCLibrary

extension ProcessFacts {
    /// All visible processes.
    package static var all: [ProcessFacts] { numbers(in: "/proc").compactMap(ProcessFacts.init) }

    /// Creates the facts of a process; nil if there is none.
    ///
    /// Thousands are read each second, so only the name becomes a string.
    package init?(id: Int32) {
        let file = open("/proc/\(id)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var owner = stat()
        guard fstat(file, &owner) == 0 else { return nil }
        let user = owner.st_uid
        let facts = withUnsafeTemporaryAllocation(byteCount: 2_048, alignment: 1) {
            buffer -> ProcessFacts? in
            guard case .bytes(let count) = Descriptor.read(file, into: buffer) else { return nil }
            return ProcessFacts(
                id: id, user: user, stat: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        guard let facts else { return nil }
        self = facts
    }

    /// Parses the format of `/proc`: `PID (NAME) STATE PARENT ...`; the name can contain anything.
    private init?(id: Int32, user: UInt32, stat text: UnsafeRawBufferPointer) {
        guard let opening = text.firstIndex(of: UInt8(ascii: "(")),
            let closing = text.lastIndex(of: UInt8(ascii: ")")), opening < closing,
            closing + 4 < text.count
        else { return nil }
        // The numeric fields after the name: the first is the parent.
        var numbers = (parent: 0, ticks: 0, threads: 0, start: 0, pages: 0)
        var field = 0
        var number = 0
        for byte in text[(closing + 4)...] {
            if let digit = Int(exactly: byte)?.advanced(by: -48), (0...9).contains(digit) {
                number = number &* 10 &+ digit
            } else if byte == UInt8(ascii: " ") {
                switch field {
                case 0: numbers.parent = number
                case 10, 11: numbers.ticks += number
                case 16: numbers.threads = number
                case 18: numbers.start = number
                case 20: numbers.pages = number
                default: break
                }
                (field, number) = (field + 1, 0)
            }
        }
        guard field > 20 else { return nil }
        let state: State =
            switch text[closing + 2] {
            case UInt8(ascii: "R"): .running
            case UInt8(ascii: "T"), UInt8(ascii: "t"): .stopped
            case UInt8(ascii: "Z"), UInt8(ascii: "X"): .ended
            default: .sleeping
            }
        self.init(
            id: id, parent: Int32(clamping: numbers.parent), start: numbers.start, user: user,
            state: state, command: String(decoding: text[(opening + 1)..<closing], as: UTF8.self),
            cpuTime: Double(numbers.ticks) / Self.ticksPerSecond,
            memory: numbers.pages * Self.pageSize, threads: numbers.threads)
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
        contents("/proc/\(id)/cmdline").map { words in
            words.split(separator: "\0").joined(separator: " ")
        }
    }

    /// Returns how often the threads of a process went to sleep.
    package static func pauses(of id: Int32) -> Int {
        var sum = 0
        for thread in numbers(in: "/proc/\(id)/task") {
            let text = contents("/proc/\(id)/task/\(thread)/status") ?? ""
            for line in text.split(separator: "\n") where line.hasPrefix("voluntary_ctxt") {
                sum += Int(line.split(separator: "\t").last ?? "") ?? 0
            }
        }
        return sum
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

    private static func contents(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return String(decoding: Descriptor.read(file, upTo: 8192), as: UTF8.self)
    }
}
#endif
