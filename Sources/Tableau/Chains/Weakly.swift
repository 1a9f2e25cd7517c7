/// Returns a handler that calls a method of an owner, which it captures weakly.
///
/// A chain's handlers live as long as the binder, which the screen usually owns: a handler that
/// retains the screen makes a reference cycle.
///
/// ```swift
/// chain.onTapped(weakly(self, Screen.tapped))
///
/// func tapped(section: Section, row: Int, cell: SongCell, song: Song) { open(song) }
/// ```
///
/// - Parameters:
///   - owner: The owner; once it is gone, the handler does nothing.
///   - method: A method with the parameters of the handler.
@MainActor
public func weakly<Owner: AnyObject, each Argument>(
    _ owner: Owner, _ method: @escaping (Owner) -> (repeat each Argument) -> Void
) -> (repeat each Argument) -> Void {
    { [weak owner] (argument: repeat each Argument) in
        if let owner { method(owner)(repeat each argument) }
    }
}

/// Unavailable for methods with parameters other than the handler's.
@available(
    *, unavailable,
    message:
        "The method needs the handler's parameters and no result, as '(row: Int, cell: Cell, model: Model)'; on a chain of several sections 'section: Section' comes first, without models the last is left out."
)
@_disfavoredOverload @MainActor
public func weakly<Owner: AnyObject, Method, Handler>(
    _ owner: Owner, _ method: @escaping (Owner) -> Method
) -> Handler { fatalError() }
