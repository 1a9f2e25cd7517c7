#if !canImport(UIKit)
import BenchmarkHarness
import TableauPlatform

/// Reports what a user experiences: this program on a pseudo-terminal, used from outside.
@MainActor func measureOnTerminal() {
    suite.heading("On a pseudo-terminal, as a person meets it")
    suite.report(("start to first frame, median", .run, 15_000_000), n: 1_000) {
        let times = (0..<(suite.options.quick ? 5 : 25)).compactMap { _ in timeOfStart() }
        return [percentile(0.5, of: times)]
    }
    // A program in C that answers each key with as many bytes takes 200 µs here.
    suite.report(
        ("key to frame, median", .run, 1_000_000),
        ("key to frame, 99th percentile", .run, 4_000_000), n: 10_000
    ) {
        let times = timesOfKeys()
        return times.isEmpty ? [] : [percentile(0.5, of: times), percentile(0.99, of: times)]
    }
    suite.report(
        ("idle, bytes", .bytes, 0), ("idle, wake-ups", .count, 0), n: 10_000, workWhileIdle)
}

/// The value that the given part of the values does not exceed.
private func percentile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty
        ? .nan : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
}

/// The nanoseconds from the start of the process to the end of the first frame.
@MainActor private func timeOfStart() -> Double? {
    let start = ContinuousClock.now
    guard let person = Person(rows: 1_000), person.waitForFrame() else { return nil }
    return (ContinuousClock.now - start) / .nanoseconds(1)
}

/// The nanoseconds from each of many keys to the end of the frame that shows its effect.
@MainActor private func timesOfKeys() -> [Double] {
    guard let person = Person(rows: 10_000), person.waitForFrame() else { return [] }
    person.watch(for: 0.5)
    var times: [Double] = []
    for index in 0..<(suite.options.quick ? 100 : 1_000) {
        let start = ContinuousClock.now
        person.type(index % 40 < 20 ? "j" : "k")
        guard person.waitForFrame() else { break }
        times.append((ContinuousClock.now - start) / .nanoseconds(1))
        // Like a user's typing: slower than frames.
        person.watch(for: 0.02)
    }
    return times
}

/// What an idle table does: the bytes that it writes, and how often it wakes up.
@MainActor private func workWhileIdle() -> [Double] {
    guard let person = Person(rows: 10_000), person.waitForFrame() else { return [] }
    person.watch(for: 2)
    let (bytes, pauses) = (person.byteCount, ProcessFacts.pauses(of: person.process.id))
    person.watch(for: suite.options.quick ? 3 : 10)
    return [
        Double(person.byteCount - bytes),
        Double(ProcessFacts.pauses(of: person.process.id) - pauses),
    ]
}
#endif
