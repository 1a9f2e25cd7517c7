/// Creates disposables.
public enum Disposables {
    /// Creates a disposable that does nothing, for sources with nothing to cancel.
    public static func create() -> any Disposable { NopDisposable.instance }

    /// Creates a disposable that runs `dispose` once, on the first disposing thread, and frees it.
    public static func create(with dispose: @escaping () -> Void) -> any Disposable {
        let subscription = Subscription()
        subscription.add(ClosureResource(dispose))
        return subscription
    }

    /// Creates a disposable that disposes several others, in this order.
    public static func create(_ disposables: any Disposable...) -> any Disposable {
        create(disposables)
    }

    /// Creates a disposable that disposes several others, in this order.
    public static func create(_ disposables: [any Disposable]) -> any Disposable {
        create { for disposable in disposables { disposable.dispose() } }
    }
}

struct NopDisposable: Disposable {
    static let instance = NopDisposable()

    func dispose() {}
}
