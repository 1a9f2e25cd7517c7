/// The latest elements in one array, which is updated in place.
final class LatestArray<Input> {
    /// Set once every source has emitted; until then its optionals are in `early`.
    @exclusivity(unchecked) fileprivate(set) var elements: [Input] = []
    fileprivate var early: [Input?]

    init(count: Int) { early = Array(repeating: nil, count: count) }
}

/// The place of one source in the array.
final class LatestArraySlot<Input>: JoinSlot<Input> {
    private let latest: LatestArray<Input>
    private let index: Int

    init(_ latest: LatestArray<Input>, _ index: Int) {
        self.latest = latest
        self.index = index
        super.init()
    }

    override func keep(_ element: Input, for join: Join) {
        if join.ready == join.count {
            latest.elements[index] = element
        } else {
            keepEarly(element, for: join)
        }
    }

    /// Apart, since `keep` takes a third longer with this code in it.
    @inline(never)
    private func keepEarly(_ element: Input, for join: Join) {
        if latest.early[index] == nil { join.ready += 1 }
        latest.early[index] = element
        if join.ready == join.count { latest.elements = latest.early.compactMap { $0 } }
    }
}
