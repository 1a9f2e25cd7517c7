extension Observable {
    /// Emits the receiver's elements, then those of another sequence.
    ///
    /// - Parameter second: subscribed to once the receiver has completed.
    public func concat(_ second: Observable<Element>) -> Observable<Element> {
        .concat([self, second])
    }

    /// Emits the elements of some sequences, one after another.
    ///
    /// - Parameter sources: each is subscribed to once the one before has completed.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        concat(sources)
    }

    /// Emits the elements of some sequences, one after another.
    ///
    /// - Parameter sources: each is subscribed to once the one before has completed.
    public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
        Sequential {
            var remaining = sources.makeIterator()
            return { end in
                if let error = end?.error { return .finish(error) }
                guard let source = remaining.next() else { return .finish(nil) }
                return .run(source)
            }
        }
    }
}
