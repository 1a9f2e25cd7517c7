/// The facts about a process at one time.
package struct ProcessFacts: Sendable, Equatable {
    package enum State: Sendable { case running, sleeping, stopped, ended }

    /// The process identifier, and that of the parent.
    package var id: Int32
    package var parent: Int32
    /// The time of its start, in a unit of the system; numbers are used again, with another start.
    ///
    /// Darwin hides it for other users' processes: it is then 0.
    package var start: Int
    package var user: UInt32
    package var state: State
    /// The name of its program, truncated to about 15 characters.
    package var command: String
    /// The CPU time of all its threads in seconds, its resident memory in bytes, and the number of its
    /// threads; 0 where Darwin hides them, for other users' processes.
    package var cpuTime: Double
    package var memory: Int
    package var threads: Int
}
