extension BindingSource {
    /// Data with an initial value, replaced whenever `callback` is called with other data.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout (Value) -> Void
    ) -> Self {
        let valve = UpdateValve<Value>()
        let inbox = MainActorInbox<Value> { valve.deliver?($0) }
        callback = { inbox.put($0) }
        return Self { connection, output in
            valve.deliver = connection.lend(output).deliver
            output.deliver(initial)
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
}
