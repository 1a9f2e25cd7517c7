#if TABLEAU_HAS_TERMINAL && !canImport(Darwin)
#if canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Android)
import Android
#endif

extension ProcessFacts {
    /// All processes that can be seen.
    package static var all: [ProcessFacts] { numbers(in: "/proc").compactMap(ProcessFacts.init) }

    /// A process; nil if there is none.
    package init?(id: Int32) {
        var folder = stat()
        // `PID (NAME) STATE PARENT ...`; the name may hold anything.
        guard stat("/proc/\(id)", &folder) == 0, let text = Self.contents("/proc/\(id)/stat"),
            let opening = text.firstIndex(of: "("), let closing = text.lastIndex(of: ")")
        else { return nil }
        let fields = text[closing...].split(separator: " ").dropFirst().map(String.init)
        guard fields.count > 21 else { return nil }
        let ticks = (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)
        let state: State =
            switch fields[0] {
            case "R": .running
            case "T", "t": .stopped
            case "Z", "X": .ended
            default: .sleeping
            }
        self.init(
            id: id, parent: Int32(fields[1]) ?? 0, user: folder.st_uid, state: state,
            command: String(text[text.index(after: opening)..<closing]),
            cpuTime: ticks / Double(sysconf(Int32(_SC_CLK_TCK))),
            memory: (Int(fields[21]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))))
    }

    /// How often the threads of a process went to sleep.
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
