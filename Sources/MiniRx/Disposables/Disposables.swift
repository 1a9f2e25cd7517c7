/// Makes disposables.
public enum Disposables {
    /// One that does nothing, for sources with nothing to cancel.
    public static func create() -> any Disposable { NopDisposable.instance }

    /// One that runs `dispose` once, on the thread that disposes first, and releases it then.
    public static func create(with dispose: @escaping () -> Void) -> any Disposable {
        AnonymousDisposable(dispose)
    }

    /// One that disposes several, in this order.
    public static func create(_ disposables: any Disposable...) -> any Disposable {
        create(disposables)
    }

    /// One that disposes several, in this order.
    public static func create(_ disposables: [any Disposable]) -> any Disposable {
        CompositeDisposable(disposables)
    }
}

struct NopDisposable: Disposable {
    static let instance = NopDisposable()

    func dispose() {}
}
