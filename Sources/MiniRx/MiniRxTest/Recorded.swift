public import MiniRx

/// A value with its virtual time.
public struct Recorded<Value> {
    /// The time in ticks.
    public let time: Int
    /// The recorded value.
    public let value: Value

    /// Records a value.
    public init(time: Int, value: Value) {
        self.time = time
        self.value = value
    }

    /// Records an element.
    public static func next<Element>(_ time: Int, _ element: Element) -> Recorded<Event<Element>>
    where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// Records completion.
    public static func completed<Element>(_ time: Int, _ type: Element.Type = Element.self)
        -> Recorded<Event<Element>> where Value == Event<Element>
    {
        Recorded(time: time, value: .completed)
    }

    /// Records an error.
    public static func error<Element>(
        _ time: Int, _ error: any Error, _ type: Element.Type = Element.self
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .error(error))
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomStringConvertible {
    /// The value and its time: `next(1) @ 210`.
    public var description: String { "\(value) @ \(time)" }
}
