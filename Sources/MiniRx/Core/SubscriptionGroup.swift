/// The subscriptions to the sources or inner sequences of one operator, which end together.
class SubscriptionGroup: Resource {
    private let lock = Lock()
    // Guarded by the lock.
    @exclusivity(unchecked) private var members: [Subscription] = []
    @exclusivity(unchecked) private var isCancelled = false

    /// Adds a member; returns false if the group has ended and could no longer end the member.
    final func add(_ member: Subscription) -> Bool {
        lock.withLock {
            if isCancelled { return false }
            member.place = members.count
            members.append(member)
            return true
        }
    }

    /// Removes a member that has ended; returns false if it was none.
    @discardableResult
    final func remove(_ member: Subscription) -> Bool {
        lock.withLock {
            let place = member.place
            guard place < members.count, members[place] === member else { return false }
            // The last member fills the gap, since order does not matter here.
            let last = members.removeLast()
            if last !== member {
                members[place] = last
                last.place = place
            }
            return true
        }
    }

    /// Removes the only member, if there is one.
    final func removeOnly() -> Subscription? { lock.withLock { members.popLast() } }

    final override func cancel() {
        let members = lock.withLock {
            isCancelled = true
            defer { self.members = [] }
            return self.members
        }
        for member in members { member.dispose() }
    }
}
