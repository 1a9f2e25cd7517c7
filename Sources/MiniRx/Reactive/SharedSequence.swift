/// A sequence for user interfaces: it emits on the main actor, never fails, and is shared.
///
/// ```swift
/// let names = search.asDriver(onErrorJustReturn: [])
/// names.map { "\($0.count) found" }.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
/// ```
///
/// A `Driver` replays its last element to a new observer; a `Signal` doesn't. For other operators,
/// call `asObservable()` and convert back with `asDriver(onErrorJustReturn:)`.
@MainActor
public struct SharedSequence<Strategy: SharingStrategy, Element>: @MainActor ObservableConvertible {
    private let source: Observable<Element>

    /// Shares a sequence that is known not to fail and to emit on the main actor.
    fileprivate init(sharing source: Observable<Element>) {
        self.source = source.share(replay: Strategy.replayCount)
    }

    /// Shares a sequence on the main actor.
    ///
    /// With a scheduler of its own: what one sequence delivers may drive another at once.
    fileprivate init(
        delivering source: Observable<Element>,
        _ recover: (Observable<Element>) -> Observable<Element> = { $0 }
    ) {
        self.init(sharing: recover(source.observe(on: MainScheduler(isAlwaysAsync: false))))
    }

    /// Returns the sequence as an observable.
    public func asObservable() -> Observable<Element> { source }
}

/// The way a `SharedSequence` is shared.
public protocol SharingStrategy {
    /// The number of elements that a new observer receives immediately.
    static var replayCount: Int { get }
}

/// The strategy of a `Driver`: replays the last element.
public enum DriverSharingStrategy: SharingStrategy {
    /// One.
    public static var replayCount: Int { 1 }
}

/// The strategy of a `Signal`: replays nothing.
public enum SignalSharingStrategy: SharingStrategy {
    /// None.
    public static var replayCount: Int { 0 }
}

/// A sequence of state for the user interface; see ``SharedSequence``.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
/// A sequence of events for the user interface; see ``SharedSequence``.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertible {
    /// Converts the sequence to a driver that replaces an error with an element, then completes.
    @MainActor
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        Driver(delivering: asObservable()) { $0.catchAndReturn(element) }
    }

    /// Converts the sequence to a driver that continues with another driver after an error.
    @MainActor
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>)
        -> Driver<Element>
    {
        Driver(delivering: asObservable()) { source in
            source.catch { onErrorRecover($0).asObservable() }
        }
    }

    /// Converts the sequence to a signal that replaces an error with an element, then completes.
    @MainActor
    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        Signal(delivering: asObservable()) { $0.catchAndReturn(element) }
    }
}

extension Relay {
    /// Converts the relay to a driver.
    @MainActor
    public func asDriver() -> Driver<Element> { Driver(delivering: self) }

    /// Converts the relay to a signal.
    @MainActor
    public func asSignal() -> Signal<Element> { Signal(delivering: self) }
}

extension SharedSequence {
    /// Creates a sequence of one element.
    public static func just(_ element: Element) -> Self { .init(sharing: .just(element)) }

    /// Creates a sequence that completes immediately.
    public static func empty() -> Self { .init(sharing: .empty()) }

    /// Creates a sequence that never emits and never ends.
    public static func never() -> Self { .init(sharing: .never()) }

    /// Transforms each element.
    public func map<Result>(_ transform: @escaping (Element) -> Result)
        -> SharedSequence<Strategy, Result>
    {
        .init(sharing: source.map(transform))
    }

    /// Transforms each element and drops `nil` results.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?)
        -> SharedSequence<Strategy, Result>
    {
        .init(sharing: source.compactMap(transform))
    }

    /// Emits only the elements that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Self {
        .init(sharing: source.filter(isIncluded))
    }

    /// Accumulates the elements and emits every intermediate result.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) -> Result
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.scan(seed, accumulator: accumulator))
    }

    /// Maps each element to a sequence and emits the elements of the latest one only.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.flatMapLatest { selector($0).source })
    }

    /// Combines each element with the latest element of another sequence, if it has emitted one.
    public func withLatestFrom<Other, Result, OtherStrategy>(
        _ second: SharedSequence<OtherStrategy, Other>,
        resultSelector: @escaping (Element, Other) -> Result
    ) -> SharedSequence<Strategy, Result> {
        .init(sharing: source.withLatestFrom(second.source, resultSelector: resultSelector))
    }

    /// Emits an element before those of this sequence.
    public func startWith(_ element: Element) -> Self { .init(sharing: source.startWith(element)) }

    /// Calls a closure with each element.
    public func `do`(onNext: @escaping (Element) -> Void) -> Self {
        .init(sharing: source.do(onNext: onNext))
    }

    /// Emits an element once no other has followed it for `dueTime`.
    ///
    /// Traps if the time is negative.
    public func debounce(_ dueTime: Duration) -> Self {
        .init(sharing: source.debounce(dueTime, scheduler: .main))
    }

    /// Emits at most one element per `dueTime`.
    ///
    /// Traps if the time is negative.
    public func throttle(_ dueTime: Duration, latest: Bool = true) -> Self {
        .init(sharing: source.throttle(dueTime, latest: latest, scheduler: .main))
    }

    /// Emits the elements of several sequences as they arrive.
    public static func merge(_ sources: Self...) -> Self {
        .init(sharing: .merge(sources.map(\.source)))
    }

    /// Combines the latest elements of several sequences whenever one of them emits.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<Strategy, each Source>,
        resultSelector: @escaping (repeat each Source) -> Element
    ) -> Self {
        .init(
            sharing: .combineLatest(
                repeat (each source).source, resultSelector: resultSelector))
    }

    /// Subscribes with a closure for the elements.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes an observer, for example a `Binder`.
    public func drive(_ observer: some Observer<Element>) -> any Disposable {
        source.subscribe(observer)
    }

    /// Passes each element to a relay.
    public func drive(_ relay: Relay<Element>) -> any Disposable { source.bind(to: relay) }
}

extension SharedSequence where Element: Equatable {
    /// Drops an element that equals the one before it.
    public func distinctUntilChanged() -> Self { .init(sharing: source.distinctUntilChanged()) }
}

extension SharedSequence where Strategy == SignalSharingStrategy {
    /// Subscribes with a closure for the elements, as `drive(onNext:)` does.
    public func emit(onNext: @escaping (Element) -> Void) -> any Disposable {
        drive(onNext: onNext)
    }

    /// Passes each element to a relay.
    public func emit(to relay: Relay<Element>) -> any Disposable { drive(relay) }
}
