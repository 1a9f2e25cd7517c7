/// The sum that observers add to: a captured `var` would cost a box and an exclusivity check.
struct Sum: @unchecked Sendable {
    // `@unchecked`: the cases pass it between threads only through queues and semaphores.
    let pointer: UnsafeMutablePointer<Int>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: 0)
    }

    @inline(__always)
    func add(_ value: Int) { pointer.pointee &+= value }
}
