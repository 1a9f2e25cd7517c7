/// A process of the machine at one moment.
package struct ProcessFacts: Sendable, Equatable {
    /// What a process does.
    package enum State: Sendable { case running, sleeping, stopped, ended }

    /// The system's number, and that of the process that started it.
    package var id: Int32
    package var parent: Int32
    /// The number of the user it belongs to.
    package var user: UInt32
    package var state: State
    /// The name of its program, cut off after some 15 characters.
    package var command: String
    /// Seconds of work of all its threads.
    ///
    /// Darwin hides this, and the memory, of other users'
    /// processes: they are 0.
    package var cpuTime: Double
    /// Bytes it has in memory.
    package var memory: Int

    /// A process that is made up, for measurements.
    package init(
        id: Int32, parent: Int32, user: UInt32, state: State, command: String, cpuTime: Double,
        memory: Int
    ) {
        self.id = id
        self.parent = parent
        self.user = user
        self.state = state
        self.command = command
        self.cpuTime = cpuTime
        self.memory = memory
    }
}

#if !TABLEAU_HAS_TERMINAL
extension ProcessFacts {
    /// None: nobody knows the processes here.
    package static var all: [ProcessFacts] { [] }
}
#endif
