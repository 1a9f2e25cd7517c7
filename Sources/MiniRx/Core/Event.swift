/// What a sequence tells its observers: an element, or its one end.
///
/// The grammar is `next* (error | completed)?`: nothing follows an end.
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence ended with an error.
    case error(any Error)
    /// The sequence ended well.
    case completed
}

extension Event {
    /// The element of a `next` event.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error` event.
    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether this event ends the sequence.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// Whether this is the good end.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The same event with its element transformed; an error thrown becomes an `error` event.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomStringConvertible {
    /// `next(1)`, `error(…)` or `completed`.
    public var description: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event: Equatable where Element: Equatable {
    /// Errors are equal if their type and their description are.
    public static func == (lhs: Event, rhs: Event) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)):
            type(of: left) == type(of: right)
                && String(reflecting: left) == String(reflecting: right)
        case (.completed, .completed): true
        default: false
        }
    }
}
