// `combineLatest` and `zip` without a closure. For two and three sequences apart: the compiler (6.3) finds
// no types for a pack if a closure that follows converts to `Any`, as
// `.subscribe(onNext: { text, _ in print(text.count) })` does.

extension Observable where Element == Any {
    /// Combines the latest elements of several sequences into tuples.
    @inlinable
    public static func combineLatest<each Source>(_ source: repeat Observable<each Source>)
        -> Observable<(repeat each Source)>
    {
        Observable<(repeat each Source)>.combineLatest(repeat each source) {
            (element: repeat each Source) in (repeat each element)
        }
    }

    /// Combines the latest elements of two sequences into pairs.
    @inlinable
    public static func combineLatest<First, Second>(
        _ first: Observable<First>, _ second: Observable<Second>
    ) -> Observable<(First, Second)> {
        .combineLatest(first, second) { ($0, $1) }
    }

    /// Combines the latest elements of three sequences into tuples.
    @inlinable
    public static func combineLatest<First, Second, Third>(
        _ first: Observable<First>, _ second: Observable<Second>, _ third: Observable<Third>
    ) -> Observable<(First, Second, Third)> {
        .combineLatest(first, second, third) { ($0, $1, $2) }
    }

    /// Combines the first elements of several sequences into a tuple, then the second ones.
    @inlinable
    public static func zip<each Source>(_ source: repeat Observable<each Source>)
        -> Observable<(repeat each Source)>
    {
        Observable<(repeat each Source)>.zip(repeat each source) {
            (element: repeat each Source) in (repeat each element)
        }
    }

    /// Combines the first elements of two sequences into a pair, then the second ones.
    @inlinable
    public static func zip<First, Second>(
        _ first: Observable<First>, _ second: Observable<Second>
    ) -> Observable<(First, Second)> {
        .zip(first, second) { ($0, $1) }
    }

    /// Combines the first elements of three sequences into a tuple, then the second ones.
    @inlinable
    public static func zip<First, Second, Third>(
        _ first: Observable<First>, _ second: Observable<Second>, _ third: Observable<Third>
    ) -> Observable<(First, Second, Third)> {
        .zip(first, second, third) { ($0, $1, $2) }
    }
}
