extension Observable {
    /// Collects the elements and emits them as one array upon completion.
    public func toArray() -> Single<[Element]> {
        Single(
            trusting: Deferred { [self] in
                // Appended in place: `reduce` would copy the array for every element.
                let collected = Collected<Element>()
                return Observable<[Element]>.concat([
                    self.compactMap { element -> [Element]? in
                        collected.elements.append(element)
                        return nil
                    },
                    Deferred { .just(collected.elements) },
                ])
            })
    }
}

private final class Collected<Element> {
    var elements: [Element] = []
}
