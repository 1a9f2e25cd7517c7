// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The signatures of `IndexSet`; the toolchain's is in a module that has no Objective-C.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var elements: [Int] = []

    public init() {}
    public init(integer: Int) { elements = [integer] }
    public init(_ elements: some Sequence<Int>) { self.elements = Array(elements) }
    public init(arrayLiteral elements: Int...) { self.elements = elements }

    public var isEmpty: Bool { elements.isEmpty }
    public var count: Int { elements.count }
    public func contains(_ integer: Int) -> Bool { elements.contains(integer) }
    public mutating func insert(_ integer: Int) { elements.append(integer) }
    @discardableResult public mutating func remove(_ integer: Int) -> Int? { nil }
    public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
        IndexSet(try elements.filter(includeInteger))
    }
    public func makeIterator() -> [Int].Iterator { elements.makeIterator() }
}
