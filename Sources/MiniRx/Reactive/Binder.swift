import Dispatch

/// An observer that applies values to a target on the main actor and holds the target weakly.
///
/// Only elements have an effect. Errors go to `Hooks`, with the file and line of the `bind` call.
public struct Binder<Value> {
    private let apply: @MainActor (Value) -> Void

    /// Creates a binder for a target; values are dropped once it is gone.
    @MainActor
    public init<Target: AnyObject>(
        _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        apply = { [weak target] value in
            if let target { binding(target, value) }
        }
    }
}

extension Binder: @MainActor Observer {
    /// Applies an element; ignores the end.
    @MainActor
    public func on(_ event: Event<Value>) {
        if case .next(let value) = event { apply(value) }
    }
}

extension Binder: ElementObserver {}
