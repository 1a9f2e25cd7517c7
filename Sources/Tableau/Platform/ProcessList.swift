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
    /// The identifier of the user who owns it.
    package var user: UInt32
    package var state: State
    /// The name of its program, truncated to about 15 characters.
    package var command: String
    /// The CPU time of all its threads, in seconds.
    ///
    /// Darwin hides this, and the memory, for other users' processes: both are then 0.
    package var cpuTime: Double
    /// Its resident memory in bytes.
    package var memory: Int
    /// The number of its threads; 0 where Darwin hides it.
    package var threads: Int
}
