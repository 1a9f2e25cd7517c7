/// Takes over work that would go to another thread or wait for real time.
///
/// Only a test that runs on virtual time sets it.
package struct WorkInterception: Sendable {
    @TaskLocal package static var current: WorkInterception?

    /// Runs tasks.
    let executor: any TaskExecutor
    /// Runs work that returns to the main actor.
    let deliver: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Reports work that cannot be taken over, with the name of the function that was called.
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
