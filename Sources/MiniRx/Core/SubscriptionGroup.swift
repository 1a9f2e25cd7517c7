/// The subscriptions to the sources or inner sequences of one operator, which end together.
final class SubscriptionGroup: Resource {
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var members: [Subscription] = []
    @exclusivity(unchecked) private var isCancelled = false

    /// Takes in a member, unless the group has ended: then nobody would end the member.
    ///
    /// - Returns: Whether it was taken in.
    func add(_ member: Subscription) -> Bool {
        lock.withLock {
            if isCancelled { return false }
            member.place = members.count
            members.append(member)
            return true
        }
    }

    /// Lets a member go, which has ended.
    func remove(_ member: Subscription) {
        lock.withLock {
            let place = member.place
            guard place < members.count, members[place] === member else { return }
            // The last one takes the place: order does not matter here.
            let last = members.removeLast()
            if last !== member {
                members[place] = last
                last.place = place
            }
        }
    }

    override func cancel() {
        let members = lock.withLock {
            isCancelled = true
            defer { self.members = [] }
            return self.members
        }
        for member in members { member.dispose() }
    }
}
