/// The time of a `TestScheduler`, shared with the objects it creates, which may outlive it.
final class VirtualClock {
    var now: Int

    init(_ now: Int) { self.now = now }
}
