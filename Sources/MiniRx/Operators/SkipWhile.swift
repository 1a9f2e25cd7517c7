extension Observable {
    /// Drops elements while they satisfy a condition, then emits all that follow.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        .deferred { [self] in
            var isPassing = false
            return filter { element in
                if try !isPassing && predicate(element) { return false }
                isPassing = true
                return true
            }
        }
    }
}
