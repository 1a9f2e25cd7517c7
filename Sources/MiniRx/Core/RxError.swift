/// Errors of MiniRx's operators.
public enum RxError: Error, Sendable, Equatable {
    /// The sequence completed without the one expected element.
    case noElements
    /// The sequence emitted more than the one expected element.
    case moreThanOneElement
    /// No event arrived in time.
    case timeout
}

extension RxError: CustomStringConvertible {
    /// A description of the error as a sentence.
    public var description: String {
        switch self {
        case .noElements: "The sequence completed without an element."
        case .moreThanOneElement: "The sequence has more than one element."
        case .timeout: "The sequence emitted nothing in time."
        }
    }
}
