public import MiniRx

/// A value that both the user and the program change, such as a field's text or a table's selection: a
/// sequence of it, and an observer that sets it.
///
/// ```swift
/// field.rx.text.orEmpty.debounce(.milliseconds(300), scheduler: .main).bind(to: query).disposed(by: bag)
/// name.bind(to: field.rx.text.orEmpty).disposed(by: bag)
/// ```
///
/// It emits the current value at once, then the new one after each change by the user. Both directions may
/// be bound: a control doesn't emit what is set. A property never fails. That of a binder completes when the
/// binder is released; that of a control never does.
public final class ControlProperty<Value>: AnonymousObservable<Value>, Observer {
    private let sink: AnyObserver<Value>

    /// Creates a property of a sequence of its values, and an observer that sets it.
    public init(values: Observable<Value>, valueSink: some Observer<Value>) {
        sink = AnyObserver(valueSink)
        super.init { values.subscribe($0) }
    }

    /// Sets the value of an element; ignores the end.
    public func on(_ event: Event<Value>) {
        if case .next = event { sink.on(event) }
    }
}

extension ControlProperty: ElementObserver {}

extension ControlProperty where Value == String? {
    /// The text, empty instead of nil.
    public var orEmpty: ControlProperty<String> {
        ControlProperty<String>(
            values: map { $0 ?? "" },
            valueSink: AnyObserver { [sink] event in
                if let text = event.element { sink.onNext(text) }
            })
    }
}
