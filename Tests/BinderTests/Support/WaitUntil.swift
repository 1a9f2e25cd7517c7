import Testing

/// Lets other tasks run until a condition holds; one that never does fails the test.
@MainActor
func waitUntil(
    _ isMet: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    for _ in 0..<1_000_000 {
        if isMet() { return }
        await Task.yield()
    }
    Issue.record("it has not happened", sourceLocation: sourceLocation)
}
