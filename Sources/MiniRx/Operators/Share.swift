/// How long `share(replay:scope:)` keeps what it replays.
public enum SubjectLifetimeScope: Sendable {
    /// While there are subscribers and the source is running; a later subscriber restarts the
    /// source.
    case whileConnected
    /// Forever; a later subscriber receives the replayed elements, and the end if it was reached.
    case forever
}

extension Observable {
    /// Shares one subscription to the source among all subscribers.
    ///
    /// The first subscriber starts the source; the source is disposed when the last one
    /// unsubscribes.
    ///
    /// - `replay`: the number of latest elements that a new subscriber receives immediately. Traps
    ///   if it is negative.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Observable<Element>
    {
        require(replay >= 0, "share(replay:) takes 0 or more, but got \(replay).")
        return SharedSource(self, replay: replay, scope: scope)
    }
}
