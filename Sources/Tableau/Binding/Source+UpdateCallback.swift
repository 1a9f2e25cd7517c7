extension Source {
    /// Data with an initial value, replaced whenever `callback` is called with other data.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout (Value) -> Void
    ) -> Self {
        let valve = UpdateValve<Value>()
        callback = valve.callback
        return Self { _, deliver in
            valve.deliver = deliver
            deliver(initial)
        }
    }

    /// The same for a variable that is `nil` until the binding sets it.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout ((Value) -> Void)?
    ) -> Self {
        var plain: (Value) -> Void = { _ in }
        let source = value(initial, updatedBy: &plain)
        callback = plain
        return source
    }
}

/// Joins an update callback, which the user keeps, to the binder, which it does not keep alive.
@MainActor
private final class UpdateValve<Value> {
    var deliver: (@MainActor (Value) -> Void)?

    /// Must be called on the main actor, and traps when it is not.
    var callback: (Value) -> Void {
        { value in
            // Safety: `assumeIsolated` traps off the main actor, so when its body runs the value
            // has never left the isolation it was made in; nothing is sent anywhere.
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { self.deliver?(value) }
        }
    }
}
