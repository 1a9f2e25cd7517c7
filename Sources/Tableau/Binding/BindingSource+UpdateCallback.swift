extension BindingSource {
    /// Creates a source with an initial value, replaced whenever `callback` is called.
    @usableFromInline static func value(
        _ initial: Value, updatedBy callback: inout (Value) -> Void
    ) -> Self {
        // The user may keep the callback for longer than the binder.
        let receiver = WeakReference<SourceOutput<Value>>()
        let delivery = MainActorDelivery<Value> { receiver.object?.deliver($0) }
        callback = { delivery.put($0) }
        return Self { connection, output in
            connection.keep(output)
            receiver.object = output
            output.deliver(initial)
        }
    }
}
