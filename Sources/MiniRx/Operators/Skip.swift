extension Observable {
    /// Drops the first `count` elements; traps if the count is negative.
    public func skip(_ count: Int) -> Observable<Element> {
        require(count >= 0, "skip(_:) takes a count that is not negative, but got \(count).")
        return .deferred { [self] in
            var remaining = count
            return filter { _ in
                if remaining > 0 { remaining -= 1 } else { return true }
                return false
            }
        }
    }
}
