/// Intercepts work that would run on another thread or wait for real time.
///
/// Set only by tests on virtual time.
package struct WorkInterception: Sendable {
    @TaskLocal package static var current: WorkInterception?

    /// Runs work that returns to the main actor.
    let deliver: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Reports work that cannot be intercepted, with the name of the called function.
    let refuse: @Sendable (String) -> Void

    package init(
        deliver: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        refuse: @escaping @Sendable (String) -> Void
    ) {
        self.deliver = deliver
        self.refuse = refuse
    }
}
