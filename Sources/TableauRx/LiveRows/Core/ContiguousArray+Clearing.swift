extension ContiguousArray {
    /// Removes all elements, and keeps the storage of a short array.
    ///
    /// For arrays that are filled in every transaction, mostly with one element:
    /// `removeAll(keepingCapacity:)` is not specialised for the element.
    @inlinable
    mutating func clear() {
        if capacity >= 1024 {
            self = []
        } else {
            while !isEmpty { removeLast() }
        }
    }
}
