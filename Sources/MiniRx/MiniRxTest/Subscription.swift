/// The times at which a test's observable was subscribed to and unsubscribed from, in ticks.
public struct Subscription: Hashable, Sendable {
    /// The time of the subscription.
    public let subscribe: Int
    /// The time of the disposal; `Int.max` while subscribed.
    public let unsubscribe: Int

    /// Creates a subscription, by default one that is still active.
    public init(_ subscribe: Int, _ unsubscribe: Int = .max) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomStringConvertible {
    /// Both times: `(200 : 250)`.
    public var description: String {
        "(\(subscribe) : \(unsubscribe == .max ? "infinity" : "\(unsubscribe)"))"
    }
}
