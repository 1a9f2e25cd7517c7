/// Takes over work that would leave for another thread or wait for real time, while somebody runs
/// a program on virtual time; nobody does in a program.
package struct WorkInterception: Sendable {
    @TaskLocal package static var current: WorkInterception?

    /// Runs tasks.
    let executor: any TaskExecutor
    /// Runs work that comes back to the main actor.
    let deliver: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Is told of work that cannot be taken over, by the name of what was asked for it.
    let refuse: @Sendable (String) -> Void

    package init(
        executor: any TaskExecutor,
        deliver: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        refuse: @escaping @Sendable (String) -> Void
    ) {
        self.executor = executor
        self.deliver = deliver
        self.refuse = refuse
    }
}
