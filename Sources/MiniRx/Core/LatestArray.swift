/// The latest elements in one array, which is updated in place.
final class LatestArray<Input> {
    /// The first element of all is in place of those that are still to come.
    @exclusivity(unchecked) fileprivate(set) var elements: [Input] = []
}

/// The place of one source in the array.
final class LatestArraySlot<Input>: JoinSlot<Input> {
    private let latest: LatestArray<Input>
    private let index: Int
    private var isSet = false

    init(_ latest: LatestArray<Input>, _ index: Int) {
        self.latest = latest
        self.index = index
        super.init()
    }

    override func keep(_ element: Input, for join: Join) {
        if !isSet { setUp(element, for: join) }
        latest.elements[index] = element
    }

    /// Apart, since `keep` takes a third longer with this code in it.
    @inline(never)
    private func setUp(_ element: Input, for join: Join) {
        isSet = true
        if join.ready == 0 { latest.elements = Array(repeating: element, count: join.count) }
        join.ready += 1
    }
}
