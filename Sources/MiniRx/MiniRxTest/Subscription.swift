/// When a test's observable was subscribed to and when it was left, in ticks.
public struct Subscription: Hashable, Sendable {
    /// When it began.
    public let subscribe: Int
    /// When it ended; `Int.max` while it lasts.
    public let unsubscribe: Int

    /// A subscription that ended, or lasts.
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
