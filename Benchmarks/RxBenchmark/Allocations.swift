import AllocationCounter

/// The heap allocations of one run of `body`, after a warm-up run; `nil` where they cannot be
/// counted.
func allocations(in runs: Int = 1000, _ body: () -> Void) -> Double? {
    guard allocation_count() >= 0 else { return nil }
    body()
    let before = allocation_count()
    for _ in 0..<runs { body() }
    return Double(allocation_count() - before) / Double(runs)
}
