import TestEnvironment
import Testing

@testable import MiniRx

/// The subscriptions to the inner sequences of one operator.
struct SubscriptionGroupTests {
    /// The last member fills the gap of one that leaves, and is found there when it leaves itself:
    /// otherwise a `flatMap` would keep what has ended for as long as it runs.
    @Test(arguments: [[0, 2, 1], [0, 1, 2], [1, 2, 0], [2, 0, 1]])
    func membersLeaveInAnyOrder(order: [Int]) {
        let group = SubscriptionGroup()
        let members = (0..<3).map { _ in Subscription() }
        for member in members { expect(group.add(member)) }
        for index in order {
            expect(group.remove(members[index]))
            expect(!group.remove(members[index]), "it has left")
        }
        expect(group.removeOnly() == nil)
    }
}
