/// How long `share(replay:scope:)` keeps what it replays.
public enum SubjectLifetimeScope: Sendable {
    /// While there are subscribers and the source runs; a later subscriber restarts it.
    case whileConnected
    /// Forever; a later subscriber receives the replayed elements, and the end if it was reached.
    case forever
}

extension Observable {
    /// Shares one subscription to the source among all subscribers.
    ///
    /// The first subscriber starts the source; when the last one unsubscribes, it is disposed.
    ///
    /// - `replay`: the number of last elements that a new subscriber is told; traps if negative.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Observable<Element>
    {
        require(replay >= 0, "share(replay:) takes 0 or more, but got \(replay).")
        return SharedSource(self, replay: replay, scope: scope)
    }
}
