extension Observable {
    /// Goes on with another sequence after an error.
    ///
    /// - Parameter handler: receives the error; an error it throws ends the whole.
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        let source = self
        return Sequential {
            var isHandling = false
            return { end in
                guard let end else { return .run(source) }
                guard let error = end.error, !isHandling else { return .finish(end.error) }
                isHandling = true
                return .run(try handler(error))
            }
        }
    }

    /// Emits an element in place of an error, then completes.
    ///
    /// - Parameter element: emitted in place of the error.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }
}
