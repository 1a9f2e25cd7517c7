/// What observers add up into: a captured `var` would cost a box and an exclusivity check.
struct Sum: @unchecked Sendable {
    // `@unchecked`: the cases hand it from thread to thread through queues and semaphores only.
    let pointer: UnsafeMutablePointer<Int>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: 0)
    }

    @inline(__always)
    func add(_ value: Int) { pointer.pointee &+= value }
}
