/// The time of a `TestScheduler`, shared with what it made: those may outlive it.
final class VirtualClock {
    var now: Int

    init(_ now: Int) { self.now = now }
}
