#if TABLEAU_HAS_TERMINAL && canImport(Darwin)
import Darwin

extension ProcessFacts {
    package static var all: [ProcessFacts] {
        // More may start between the two calls.
        var ids = [pid_t](repeating: 0, count: max(0, Int(proc_listallpids(nil, 0))) + 64)
        let count = proc_listallpids(&ids, Int32(ids.count * MemoryLayout<pid_t>.size))
        return ids.prefix(max(0, Int(count))).compactMap(ProcessFacts.init)
    }

    /// Creates the facts of a process; nil if there is none.
    package init?(id: Int32) {
        // The short form, since the long one requires root for other users' processes.
        var facts = proc_bsdshortinfo()
        // Not 0, to include ended processes.
        guard Self.ask(id, PROC_PIDT_SHORTBSDINFO, about: 1, &facts) else { return nil }
        var task = proc_taskinfo()
        _ = Self.ask(id, PROC_PIDTASKINFO, about: 0, &task)
        // The long form has the time of the start.
        var long = proc_bsdinfo()
        _ = Self.ask(id, PROC_PIDTBSDINFO, about: 1, &long)
        let state: State =
            switch Int32(bitPattern: facts.pbsi_status) {
            case SRUN: .running
            case SSTOP: .stopped
            case SZOMB: .ended
            default: .sleeping
            }
        let command = withUnsafeBytes(of: facts.pbsi_comm) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        // In units of the processor's clock: nanoseconds on Intel, others on Apple silicon.
        var unit = mach_timebase_info_data_t()
        mach_timebase_info(&unit)
        let time = Double(task.pti_total_user) + Double(task.pti_total_system)
        self.init(
            id: id, parent: Int32(bitPattern: facts.pbsi_ppid),
            start: Int(long.pbi_start_tvsec) * 1_000_000 + Int(long.pbi_start_tvusec),
            user: facts.pbsi_uid, state: state, command: command,
            cpuTime: time * Double(unit.numer) / Double(max(1, unit.denom)) / 1e9,
            memory: Int(task.pti_resident_size), threads: Int(task.pti_threadnum))
    }

    /// The seconds since its start; nil where the system hides it.
    package var age: Double? { start == 0 ? nil : Double(time(nil)) - Double(start) / 1e6 }

    /// Returns the words that a process was started with; nil where the system hides them.
    package static func commandLine(of id: Int32) -> String? { nil }

    /// Returns how often the threads of a process went to sleep or were interrupted.
    package static func pauses(of id: Int32) -> Int {
        var task = proc_taskinfo()
        return ask(id, PROC_PIDTASKINFO, about: 0, &task) ? Int(task.pti_csw) : 0
    }

    private static func ask<Answer>(
        _ id: Int32, _ question: Int32, about: UInt64, _ answer: inout Answer
    ) -> Bool {
        let size = Int32(MemoryLayout<Answer>.size)
        return withUnsafeMutablePointer(to: &answer) {
            proc_pidinfo(id, question, about, $0, size) == size
        }
    }
}
#endif
