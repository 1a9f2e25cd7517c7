/// What MiniRx's own operators fail with.
///
/// ```swift
/// Observable<Int>.empty().asSingle()
///     .subscribe(onFailure: { error in print(error) })  // RxError.noElements
/// ```
public enum RxError: Error, Sendable, Equatable {
    /// A sequence of one element was expected, but it was empty.
    case noElements
    /// A sequence of one element was expected, but it had more.
    case moreThanOneElement
}

extension RxError: CustomStringConvertible {
    /// A sentence.
    public var description: String {
        switch self {
        case .noElements: "The sequence completed without an element."
        case .moreThanOneElement: "The sequence has more than one element."
        }
    }
}
