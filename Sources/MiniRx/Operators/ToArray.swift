extension Observable {
    /// Collects the elements and emits them as one array on completion.
    public func toArray() -> Single<[Element]> {
        Single(
            trusting: Lift(self) {
                ScanSink($0, seed: [], emitsAll: false) { $0.append($1) }
            })
    }
}
