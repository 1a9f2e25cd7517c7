/// Counts the live instances that a test creates.
@MainActor
final class Tracker {
    private(set) var alive: [String: Int] = [:]

    func born(_ name: String) -> Life {
        alive[name, default: 0] += 1
        return Life { [weak self] in
            self?.alive[name, default: 0] -= 1
            if self?.alive[name] == 0 { self?.alive[name] = nil }
        }
    }

    /// Held by each tracked object.
    final class Life {
        private let end: @MainActor () -> Void
        init(_ end: @escaping @MainActor () -> Void) { self.end = end }
        deinit { MainActor.assumeIsolated { [end] in end() } }
    }
}
