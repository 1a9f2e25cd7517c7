/// Working memory for plain values: grows, is reused, and initialises only what is read.
///
/// Deliberately not an array: its checks of bounds, uniqueness and exclusivity were together nearly
/// half of a small diff.
///
/// Safety: `Element` is bitwise copyable, so memory may be overwritten and dropped without
/// destroying anything. `base` has room for `capacity` elements, and `count` never exceeds it.
@frozen
@usableFromInline
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<Element>
    @usableFromInline var capacity: Int
    @usableFromInline var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    var bytes: Int { capacity * MemoryLayout<Element>.stride }

    /// Makes room for `wanted` elements; does *not* keep the contents.
    @inline(__always)
    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { replace(wanted) }
    }

    @inline(never)
    private mutating func replace(_ wanted: Int) {
        base.deallocate()
        base = .allocate(capacity: wanted)
        capacity = wanted
    }

    @inlinable
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Adds `wanted` elements, which the caller then initialises, and returns the first.
    @inline(__always)
    mutating func extend(by wanted: Int) -> UnsafeMutablePointer<Element> {
        if capacity &- count < wanted { grow(to: count &+ wanted) }
        let first = base + count
        count &+= wanted
        return first
    }

    @inlinable
    @inline(never)
    mutating func grow(to least: Int = 0) {
        let larger = max(capacity * 2, least)
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        memory.update(from: base, count: count)
        base.deallocate()
        base = memory
        capacity = larger
    }

    @inlinable
    deinit { base.deallocate() }
}
