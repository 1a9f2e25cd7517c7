extension BindingSource {
    /// Data with an initial value, replaced whenever `callback` is called with other data.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout (Value) -> Void
    ) -> Self {
        let valve = UpdateValve<Value>()
        let delivery = MainActorDelivery<Value> { valve.deliver?($0) }
        callback = { delivery.put($0) }
        return Self { connection, output in
            valve.deliver = connection.lend(output).deliver
            output.deliver(initial)
        }
    }
}

/// Joins an update callback, which the user keeps, to the binder, which it does not keep alive.
@MainActor
private final class UpdateValve<Value> {
    var deliver: (@MainActor (Value) -> Void)?
}
