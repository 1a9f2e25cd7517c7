extension Observable {
    /// Pairs each element with a weakly captured object; completes as below.
    public func withUnretained<Object: AnyObject>(_ object: Object)
        -> Observable<(Object, Element)>
    {
        withUnretained(object) { ($0, $1) }
    }

    /// Combines each element with a weakly captured object.
    ///
    /// Completes with the first element that comes once the object is gone.
    ///
    /// - `resultSelector`: combines the object with an element. If it throws, the sequence fails.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) throws -> Result
    ) -> Observable<Result> {
        take(while: { [weak object] _ in object != nil })
            .compactMap { [weak object] element in
                try object.map { try resultSelector($0, element) }
            }
    }
}
