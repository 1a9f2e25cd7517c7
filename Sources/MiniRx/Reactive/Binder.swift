import Dispatch

/// An observer that applies values to a target on the main actor, without keeping it alive.
///
/// ```swift
/// let title = Binder<String>(label) { label, text in label.text = text }
/// name.bind(to: title).disposed(by: bag)
/// ```
///
/// Only elements have an effect; an error traps in debug builds, since what is bound to a screen
/// should not fail.
public struct Binder<Value> {
    private let apply: @MainActor (Value) -> Void

    /// Binds to a target.
    ///
    /// - Parameters:
    ///   - target: kept weakly; values are dropped once it is gone.
    ///   - binding: applies a value to the target.
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
    /// Applies an element; ignores completion.
    @MainActor
    public func on(_ event: Event<Value>) {
        switch event {
        case .next(let value): apply(value)
        case .error(let error): assertionFailure("An error was bound to a Binder: \(error).")
        case .completed: break
        }
    }
}
