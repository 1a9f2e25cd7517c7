// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import DarwinC
import Glibc

public let WNOHANG: Int32 = 1
public let WUNTRACED: Int32 = 2

public func getpid() -> pid_t { Glibc.getpid() }
public func getsid(_ process: pid_t) -> pid_t { Glibc.getsid(process) }

public func waitpid(
    _ process: pid_t, _ status: UnsafeMutablePointer<Int32>!, _ options: Int32
) -> pid_t {
    let result = Glibc.waitpid(process, status, options)
    guard result > 0 else { return result }
    let word = status.pointee
    if word & 0xFF == 0x7F {
        status.pointee = darwin_signal(word >> 8) << 8 | 0x7F
    } else if word & 0x7F != 0 {
        status.pointee = word & ~0x7F | darwin_signal(word & 0x7F)
    }
    return result
}

// MARK: Starting

public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
private typealias Actions = Glibc.posix_spawn_file_actions_t

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { Glibc.environ }

private func linux(
    _ actions: UnsafePointer<posix_spawn_file_actions_t?>!
) -> UnsafeMutablePointer<Actions>? {
    actions.pointee?.assumingMemoryBound(to: Actions.self)
}

@discardableResult
public func posix_spawn_file_actions_init(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 {
    let memory = UnsafeMutablePointer<Actions>.allocate(capacity: 1)
    actions.pointee = UnsafeMutableRawPointer(memory)
    return Glibc.posix_spawn_file_actions_init(memory)
}
@discardableResult
public func posix_spawn_file_actions_destroy(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 {
    let result = linux(actions).map { Glibc.posix_spawn_file_actions_destroy($0) } ?? 22
    actions.pointee?.deallocate()
    actions.pointee = nil
    return result
}
@discardableResult
public func posix_spawn_file_actions_adddup2(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ from: Int32, _ to: Int32
) -> Int32 { linux(actions).map { Glibc.posix_spawn_file_actions_adddup2($0, from, to) } ?? 22 }
@discardableResult
public func posix_spawn_file_actions_addopen(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ fd: Int32,
    _ path: UnsafePointer<CChar>!, _ flags: Int32, _ mode: mode_t
) -> Int32 {
    precondition(flags <= O_RDWR)
    return linux(actions).map {
        Glibc.posix_spawn_file_actions_addopen($0, fd, path, flags, UInt32(mode))
    } ?? 22
}

public func posix_spawn(
    _ process: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!,
    _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
    _ attributes: UnsafePointer<posix_spawnattr_t?>!,
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
    precondition(attributes == nil)
    return Glibc.posix_spawn(process, path, linux(actions), nil, arguments, environment)
}

public func posix_spawnp(
    _ process: UnsafeMutablePointer<pid_t>!, _ path: UnsafePointer<CChar>!,
    _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
    _ attributes: UnsafePointer<posix_spawnattr_t?>!,
    _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 {
    precondition(actions == nil && attributes == nil)
    return Glibc.posix_spawnp(process, path, nil, nil, arguments, environment)
}

public func forkpty(
    _ person: UnsafeMutablePointer<Int32>!, _ name: UnsafeMutablePointer<CChar>!,
    _ modes: UnsafeMutablePointer<termios>!, _ size: UnsafeMutablePointer<winsize>!
) -> pid_t {
    Glibc.forkpty(
        person, name, nil,
        UnsafeMutableRawPointer(size).assumingMemoryBound(to: Glibc.winsize.self))
}
@discardableResult
public func execve(
    _ path: UnsafePointer<CChar>!, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { Glibc.execve(path, arguments, environment) }

// MARK: Listing

public let PROC_PIDTBSDINFO: Int32 = 3
public let PROC_PIDTASKINFO: Int32 = 4
public let PROC_PIDT_SHORTBSDINFO: Int32 = 13
public let SRUN: Int32 = 2
public let SSLEEP: Int32 = 3
public let SSTOP: Int32 = 4
public let SZOMB: Int32 = 5

public struct proc_bsdinfo: Sendable {
    public var e_tdev: UInt32 = 0
    public var pbi_start_tvsec: UInt64 = 0
    public var pbi_start_tvusec: UInt64 = 0

    public init() {}
}

public struct proc_bsdshortinfo: Sendable {
    public var pbsi_pid: UInt32 = 0
    public var pbsi_ppid: UInt32 = 0
    public var pbsi_status: UInt32 = 0
    public var pbsi_comm:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar
        ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    public var pbsi_uid: UInt32 = 0

    public init() {}
}

public struct proc_taskinfo: Sendable {
    public var pti_resident_size: UInt64 = 0
    public var pti_total_user: UInt64 = 0
    public var pti_total_system: UInt64 = 0
    public var pti_csw: Int32 = 0
    public var pti_threadnum: Int32 = 0

    public init() {}
}

public func proc_listallpids(_ buffer: UnsafeMutableRawPointer!, _ bytes: Int32) -> Int32 {
    let ids = numbers(in: "/proc")
    guard let buffer else { return Int32(ids.count) }
    let count = min(ids.count, Int(bytes) / 4)
    for place in 0..<count {
        buffer.storeBytes(of: ids[place], toByteOffset: place * 4, as: pid_t.self)
    }
    return Int32(count)
}

public func proc_pidinfo(
    _ process: Int32, _ question: Int32, _ argument: UInt64, _ answer: UnsafeMutableRawPointer!,
    _ size: Int32
) -> Int32 {
    var folder = Glibc.stat()
    guard lstat("/proc/\(process)", &folder) == 0,
        let text = contents("/proc/\(process)/stat"), let opening = text.firstIndex(of: "("),
        let closing = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[closing...].split(separator: " ").dropFirst().map(String.init)
    let isEnded = fields[0] == "Z" || fields[0] == "X"
    switch question {
    case PROC_PIDT_SHORTBSDINFO:
        if isEnded, argument != 1 { return 0 }
        var facts = proc_bsdshortinfo()
        facts.pbsi_pid = UInt32(process)
        facts.pbsi_ppid = UInt32(fields[1]) ?? 0
        facts.pbsi_uid = folder.st_uid
        facts.pbsi_status = UInt32(
            isEnded ? SZOMB : fields[0] == "T" ? SSTOP : fields[0] == "R" ? SRUN : SSLEEP)
        withUnsafeMutableBytes(of: &facts.pbsi_comm) {
            $0.copyBytes(from: text[text.index(after: opening)..<closing].utf8.prefix(15))
        }
        return store(facts, answer, size)
    case PROC_PIDTBSDINFO:
        if isEnded, argument != 1 { return 0 }
        var facts = proc_bsdinfo()
        // In ticks of 10 ms since the machine started, not in seconds since 1970.
        let ticks = UInt64(fields[19]) ?? 0
        (facts.pbi_start_tvsec, facts.pbi_start_tvusec) = (ticks / 100, ticks % 100 * 10_000)
        return store(facts, answer, size)
    case PROC_PIDTASKINFO:
        guard !isEnded else { return 0 }
        var facts = proc_taskinfo()
        // A tick is 10 ms, converted to the unit of Apple's processors, 125/3 ns.
        facts.pti_total_user = (UInt64(fields[11]) ?? 0) * 240_000
        facts.pti_total_system = (UInt64(fields[12]) ?? 0) * 240_000
        facts.pti_threadnum = Int32(fields[17]) ?? 0
        facts.pti_resident_size = (UInt64(fields[21]) ?? 0) * 4096
        for thread in numbers(in: "/proc/\(process)/task") {
            let lines = contents("/proc/\(process)/task/\(thread)/status")?.split(separator: "\n")
            for line in lines ?? [] where line.contains("ctxt_switches") {
                facts.pti_csw += Int32(line.split(separator: "\t").last ?? "") ?? 0
            }
        }
        return store(facts, answer, size)
    default: return 0
    }
}

private func store<Answer>(
    _ facts: Answer, _ answer: UnsafeMutableRawPointer!, _ size: Int32
) -> Int32 {
    guard Int(size) >= MemoryLayout<Answer>.size else { return 0 }
    answer.assumingMemoryBound(to: Answer.self).pointee = facts
    return Int32(MemoryLayout<Answer>.size)
}

private func numbers(in folder: String) -> [Int32] {
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

private func contents(_ path: String) -> String? {
    let file = Glibc.open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 8192, alignment: 1) { buffer in
        let count = Glibc.read(file, buffer.baseAddress, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
}
