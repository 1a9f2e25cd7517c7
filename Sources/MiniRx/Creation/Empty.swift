extension Observable {
    /// Creates a sequence that completes immediately.
    public static func empty() -> Observable<Element> {
        ClosureSource(mayLoop: false) { $0.finish(nil) }
    }

    /// Creates a sequence that fails immediately.
    public static func error(_ error: any Error) -> Observable<Element> {
        ClosureSource(mayLoop: false) { $0.finish(error) }
    }

    /// Creates a sequence that never emits and never ends.
    public static func never() -> Observable<Element> { ClosureSource(mayLoop: false) { _ in } }
}
