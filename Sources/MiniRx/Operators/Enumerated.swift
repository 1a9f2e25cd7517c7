extension Observable {
    /// Pairs each element with its index, counted from 0.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        Deferred { [self] in
            var index = -1
            return self.map { element in
                index += 1
                return (index, element)
            }
        }
    }
}
