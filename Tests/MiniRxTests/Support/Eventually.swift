import Testing

/// Waits until a condition holds; for a minute, so that a fault ends the test and doesn't hang it.
@discardableResult
func eventually(
    isolation: isolated (any Actor)? = #isolation,
    _ location: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async -> Bool {
    for round in 0..<60_000 where !condition() {
        if round < 1000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(condition(), sourceLocation: location)
    return condition()
}
