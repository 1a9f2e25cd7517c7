public import MiniRx

/// The load state at an edge of a ``Pager``'s rows.
///
/// ```swift
/// if case .failed(let error) = pager.currentState(.end) { print(error) }
/// ```
public enum LoadState {
    /// There is more to load, and no load is in progress.
    case idle
    /// A page is loading.
    case loading
    /// The last load failed; `retry()` runs it again.
    case failed(any Error)
    /// There is nothing more to load.
    case end
}

extension LoadState: Equatable {
    /// Returns whether both are the same case; failures are equal if their errors print the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { "\(lhs)" == "\(rhs)" }
}

/// The load states of a ``Pager`` at an edge, or of another loader, for
/// `loadState(_:loading:failed:empty:)` of a chain.
///
/// ```swift
/// let states = LoadStates(values: status, isEmpty: rows.map(\.isEmpty)) { service.fetch() }
/// ```
@MainActor
public struct LoadStates {
    /// The load states.
    public let values: Observable<LoadState>
    /// Whether there are no rows.
    public let isEmpty: Observable<Bool>
    /// Retries a failed load.
    public let retry: @MainActor () -> Void

    /// Creates the load states of a loader.
    public init(
        values: Observable<LoadState>, isEmpty: Observable<Bool>,
        retry: @escaping @MainActor () -> Void
    ) {
        self.values = values
        self.isEmpty = isEmpty
        self.retry = retry
    }
}
