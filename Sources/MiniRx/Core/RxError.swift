/// What MiniRx's own operators fail with.
public enum RxError: Error, Sendable, Equatable {
    /// A sequence of one element was expected, but it was empty.
    case noElements
    /// A sequence of one element was expected, but it had more.
    case moreThanOneElement
    /// An element at an index was expected, but the sequence was shorter.
    case argumentOutOfRange
    /// Nothing came in time.
    case timeout
}

extension RxError: CustomStringConvertible {
    /// A sentence.
    public var description: String {
        switch self {
        case .noElements: "The sequence completed without an element."
        case .moreThanOneElement: "The sequence has more than one element."
        case .argumentOutOfRange: "The sequence completed before the element at the index."
        case .timeout: "The sequence emitted nothing in time."
        }
    }
}
