extension Observable {
    /// A sequence that completes at once.
    public static func empty() -> Observable<Element> {
        ClosureSource(mayLoop: false) { $0.finish(nil) }
    }

    /// A sequence that fails at once.
    public static func error(_ error: any Error) -> Observable<Element> {
        ClosureSource(mayLoop: false) { $0.finish(error) }
    }

    /// A sequence that never emits and never ends.
    public static func never() -> Observable<Element> { ClosureSource(mayLoop: false) { _ in } }
}
