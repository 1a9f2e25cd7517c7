extension BindingSource {
    /// Creates a source with an initial value, replaced whenever `callback` is called.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout (Value) -> Void
    ) -> Self {
        let valve = UpdateValve<Value>()
        let delivery = MainActorDelivery<Value> { valve.output?.deliver($0) }
        callback = { delivery.put($0) }
        return .pushed { output in
            valve.output = output
            output.deliver(initial)
            return nil
        }
    }
}

/// Connects an update callback, which the user keeps, to the binder, which it holds weakly.
@MainActor
private final class UpdateValve<Value> {
    var output: SourceOutput<Value>?
}
