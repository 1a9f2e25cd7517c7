extension Observable {
    /// Pairs each element with its index, starting at 0.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        .deferred { [self] in
            var index = -1
            return map { element in
                index += 1
                return (index, element)
            }
        }
    }
}
