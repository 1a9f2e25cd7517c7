/// The latest elements in one array, which is updated in place.
///
/// Guarded by the lock of the join.
final class LatestArray<Input> {
    /// Set once every source has emitted; until then its optionals are in `early`.
    @exclusivity(unchecked) var elements: [Input] = []
    var early: [Input?]

    init(count: Int) { early = Array(repeating: nil, count: count) }
}

final class CombineArrayArgument<Input>: JoinArgument<Input> {
    private let latest: LatestArray<Input>
    private let index: Int

    init(_ join: Join, _ latest: LatestArray<Input>, _ index: Int) {
        self.latest = latest
        self.index = index
        super.init(join)
    }

    override func next(_ element: Input) {
        receive { join in
            if join.ready == join.count {
                latest.elements[index] = element
            } else {
                keepEarly(element)
            }
        }
    }

    /// Apart, since `next` takes a third longer with this code in it.
    @inline(never)
    private func keepEarly(_ element: Input) {
        if latest.early[index] == nil { join.ready += 1 }
        latest.early[index] = element
        if join.ready == join.count { latest.elements = latest.early.compactMap { $0 } }
    }
}
