public import MiniRx

/// What goes on at an edge of a ``Pager``'s rows.
///
/// ```swift
/// if case .failed(let error) = pager.currentState(.end) { print(error) }
/// ```
public enum LoadState {
    /// There is more, and nothing loads it now.
    case idle
    /// A page is being loaded.
    case loading
    /// The last load failed; `retry()` runs it again.
    case failed(any Error)
    /// There is no more.
    case end
}

extension LoadState: Equatable, CustomStringConvertible {
    /// Whether both are one case; failures, with errors that print the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle), (.loading, .loading), (.end, .end): true
        case (.failed(let left), .failed(let right)): "\(left)" == "\(right)"
        default: false
        }
    }

    /// The case, with the error of a failure.
    public var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .failed(let error): "failed(\(error))"
        case .end: "end"
        }
    }
}

/// The load states of a ``Pager`` at an edge, or of something else that loads, for
/// `loadState(_:loading:failed:empty:)` of a chain.
///
/// ```swift
/// let states = LoadStates(values: status, isEmpty: rows.map(\.isEmpty)) { service.fetch() }
/// ```
@MainActor
public struct LoadStates {
    /// What goes on.
    public let values: Observable<LoadState>
    /// Whether there are no rows.
    public let isEmpty: Observable<Bool>
    /// Loads again what has failed.
    public let retry: @MainActor () -> Void

    /// The states of something that loads.
    public init(
        values: Observable<LoadState>, isEmpty: Observable<Bool>,
        retry: @escaping @MainActor () -> Void
    ) {
        self.values = values
        self.isEmpty = isEmpty
        self.retry = retry
    }
}
