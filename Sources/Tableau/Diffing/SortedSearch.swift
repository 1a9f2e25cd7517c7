extension RandomAccessCollection where Index == Int {
    /// Returns the first index for which `precedes` is false, in O(log *n*); it must be true for all earlier
    /// ones.
    @inlinable @inline(__always)
    package func partition(_ precedes: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if precedes(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of the first element with a key, of elements that ascend by it, in O(log *n*); nil
    /// if there is none.
    @inlinable @inline(__always)
    package func index<Key: Comparable>(of wanted: Key, by key: (Element) -> Key) -> Int? {
        let index = partition { key($0) < wanted }
        return index < endIndex && key(self[index]) == wanted ? index : nil
    }
}
