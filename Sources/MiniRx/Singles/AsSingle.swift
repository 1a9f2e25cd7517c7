extension Observable {
    /// Converts the sequence to a single, which fails unless there is exactly one element.
    ///
    /// Fails with `RxError.noElements` or, on a second element, with `RxError.moreThanOneElement`.
    /// Emits the element once this sequence completes.
    public func asSingle() -> Single<Element> {
        let only = reduce(nil as Element?) { first, element in
            if first != nil { throw RxError.moreThanOneElement }
            return element
        }
        return Single(
            trusting: only.map { only in
                guard let only else { throw RxError.noElements }
                return only
            })
    }
}
