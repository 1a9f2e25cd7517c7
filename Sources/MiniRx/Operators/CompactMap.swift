extension Observable {
    /// Transforms each element and drops `nil` results.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?)
        -> Observable<Result>
    {
        Lift(self) { sink in
            StepSink(sink) { element, downstream, _ in
                if let result = try transform(element) { downstream.next(result) }
            }
        }
    }
}
