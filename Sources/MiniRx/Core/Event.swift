/// An event of a sequence: an element, an error, or completion.
///
/// The grammar is `next* (error | completed)?`: nothing follows an error or completion.
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence ended with an error.
    case error(any Error)
    /// The sequence completed.
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

    /// A Boolean value that indicates whether this event ends the sequence.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
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
    /// Compares errors by type and description.
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
