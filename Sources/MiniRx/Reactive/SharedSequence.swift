/// A sequence for the screen: it is delivered on the main actor, never fails, and is shared.
///
/// ```swift
/// let names = search.asDriver(onErrorJustReturn: [])
/// names.map { "\($0.count) found" }.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
/// ```
///
/// A `Driver` repeats its last element to a new observer, a `Signal` does not. For an operator that is
/// not here take `asObservable()`, and come back by `asDriver(onErrorJustReturn:)`.
@MainActor
public struct SharedSequence<Strategy: SharingStrategy, Element>: @MainActor ObservableConvertible {
    private let source: Observable<Element>

    /// Shares a sequence known not to fail, and to emit on the main actor.
    fileprivate init(sharing source: Observable<Element>) {
        self.source = source.share(replay: Strategy.replayCount)
    }

    /// The same as an observable.
    public func asObservable() -> Observable<Element> { source }
}

/// How a `SharedSequence` is shared.
public protocol SharingStrategy {
    /// How many elements a new observer gets at once.
    static var replayCount: Int { get }
}

/// That of a `Driver`: the last element is repeated.
public enum DriverSharingStrategy: SharingStrategy {
    /// One.
    public static var replayCount: Int { 1 }
}

/// That of a `Signal`: nothing is repeated.
public enum SignalSharingStrategy: SharingStrategy {
    /// None.
    public static var replayCount: Int { 0 }
}

/// State for the screen: see ``SharedSequence``.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// Events for the screen: see ``SharedSequence``.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertible {
    /// The receiver for the screen; an error becomes an element, and ends it.
    @MainActor
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(sharing: asObservable().observe(on: .main).catchAndReturn(element))
    }

    /// The receiver for the screen; after an error it goes on with what a closure returns.
    @MainActor
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>)
        -> Driver<Element>
    {
        Driver(
            sharing: asObservable().observe(on: .main).catch { error in
                onErrorRecover(error).asObservable()
            })
    }

    /// The receiver for the screen, without replay; an error becomes an element, and ends it.
    @MainActor
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(sharing: asObservable().observe(on: .main).catchAndReturn(element))
    }
}

extension Relay {
    /// The relay for the screen.
    @MainActor
    public func asDriver() -> Driver<Element> { Driver(sharing: observe(on: .main)) }

    /// The relay for the screen, without replay.
    @MainActor
    public func asSignal() -> Signal<Element> { Signal(sharing: observe(on: .main)) }
}

extension SharedSequence {
    /// Transforms each element.
    public func map<Result>(_ transform: @escaping (Element) -> Result)
        -> SharedSequence<Strategy, Result>
    {
        .init(sharing: source.map(transform))
    }

    /// Transforms each element and drops what becomes `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?)
        -> SharedSequence<Strategy, Result>
    {
        .init(sharing: source.compactMap(transform))
    }

    /// Lets pass the elements that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Self {
        .init(sharing: source.filter(isIncluded))
    }

    /// Accumulates the elements and emits every intermediate result.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) -> Result
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.scan(seed, accumulator: accumulator))
    }

    /// Turns each element into a sequence and emits what the latest of them emits.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.flatMapLatest { selector($0).source })
    }

    /// Combines each element with the latest of another sequence; drops it while there is none.
    public func withLatestFrom<Other, Result, OtherStrategy>(
        _ second: SharedSequence<OtherStrategy, Other>,
        resultSelector: @escaping (Element, Other) -> Result
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.withLatestFrom(second.source, resultSelector: resultSelector))
    }

    /// Emits an element before those of the receiver.
    public func startWith(_ element: Element) -> Self { .init(sharing: source.startWith(element)) }

    /// Looks at each element.
    public func `do`(onNext: @escaping (Element) -> Void) -> Self {
        .init(sharing: source.do(onNext: onNext))
    }

    /// Emits an element once nothing has followed it for some time, which traps if negative.
    public func debounce(_ dueTime: Duration) -> Self {
        .init(sharing: source.debounce(dueTime, scheduler: .main))
    }

    /// Emits at most one element in some time, which traps if negative.
    public func throttle(_ dueTime: Duration, latest: Bool = true) -> Self {
        .init(sharing: source.throttle(dueTime, latest: latest, scheduler: .main))
    }

    /// Emits what all of some sequences emit.
    public static func merge(_ sources: Self...) -> Self {
        .init(sharing: .merge(sources.map(\.source)))
    }

    /// Combines the latest elements of some sequences, whenever one of them emits.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<Strategy, each Source>,
        resultSelector: @escaping (repeat each Source) -> Element
    ) -> Self {
        .init(
            sharing: .combineLatest(
                repeat (each source).source, resultSelector: resultSelector))
    }

    /// Runs the sequence for its elements.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Runs the sequence into an observer, a `Binder` for instance.
    public func drive(_ observer: some Observer<Element>) -> any Disposable {
        source.subscribe(observer)
    }

    /// Runs the sequence into a relay.
    public func drive(_ relay: Relay<Element>) -> any Disposable { source.bind(to: relay) }
}

extension SharedSequence where Element: Equatable {
    /// Drops an element that equals the one before it.
    public func distinctUntilChanged() -> Self { .init(sharing: source.distinctUntilChanged()) }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// Runs the sequence for its elements, as `drive(onNext:)` does.
    public func emit(onNext: @escaping (Element) -> Void) -> any Disposable {
        drive(onNext: onNext)
    }

    /// Runs the sequence into a relay.
    public func emit(to relay: Relay<Element>) -> any Disposable { drive(relay) }
}
