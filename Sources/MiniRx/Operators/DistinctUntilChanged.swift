extension Observable {
    /// Drops an element that equals the one before it.
    ///
    /// - `comparer`: returns whether two elements are equal. If it throws, the sequence fails.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool)
        -> Observable<Element>
    {
        Lift(self) { sink in
            let previous = Latest<Element>()
            return StepSink(sink) { element, downstream, _ in
                if previous.isSet, try comparer(previous.read(), element) { return }
                // Stored before emitting: the observer may emit again.
                previous.set(element)
                downstream.next(element)
            }
        }
    }

    /// Drops an element whose key equals that of the one before it.
    ///
    /// - Parameter keySelector: called once for each element, so that the key of an object is the one
    ///   it had when it arrived. If it throws, the sequence fails.
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        .deferred { [self] in
            var previous: Key?
            return filter { element in
                let key = try keySelector(element)
                if key == previous { return false }
                previous = key
                return true
            }
        }
    }
}

extension Observable where Element: Equatable {
    /// Drops an element that equals the one before it.
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}
