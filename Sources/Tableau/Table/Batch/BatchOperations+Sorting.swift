extension BatchOperations {
    /// Returns the same operations, with each list ascending by start.
    ///
    /// - Complexity: O(*n*) if they are already sorted, otherwise O(*n* log *n*).
    package func sorted() -> BatchOperations {
        var operations = self
        Self.sort(&operations.deletes) { $0.first.order }
        Self.sort(&operations.inserts) { $0.first.order }
        Self.sort(&operations.reloads) { $0.first.order }
        Self.sort(&operations.reconfigures) { $0.first.order }
        Self.sort(&operations.moves) { $0.from.order }
        return operations
    }

    /// Sorts by a key, stably: large lists by radix, since comparing would dominate the cost of a batch
    /// with some hundred moves.
    @inline(__always)
    static func sort<Element>(_ list: inout [Element], by key: (Element) -> UInt64) {
        guard list.count > 1 else { return }
        var differing: UInt64 = 0
        var isAscending = true
        for index in 1..<list.count {
            differing |= key(list[index]) ^ key(list[index - 1])
            if key(list[index]) < key(list[index - 1]) { isAscending = false }
        }
        if isAscending { return }
        if list.count < 64 { return list.sort { key($0) < key($1) } }
        let values = 1 << 10
        for shift in stride(from: UInt64(0), to: 64, by: 10) where (differing >> shift) % 1024 != 0
        {
            var starts = [Int](repeating: 0, count: values + 1)
            for element in list { starts[Int((key(element) >> shift) % 1024) + 1] += 1 }
            for value in 0..<values { starts[value + 1] += starts[value] }
            var sorted = list
            for element in list {
                let value = Int((key(element) >> shift) % 1024)
                sorted[starts[value]] = element
                starts[value] += 1
            }
            list = sorted
        }
    }
}
