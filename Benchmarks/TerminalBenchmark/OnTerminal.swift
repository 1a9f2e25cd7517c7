#if !canImport(UIKit)
import BenchmarkHarness
import TableauPlatform

/// Reports what a user experiences: this program on a pseudo-terminal, used from outside.
@MainActor func measureOnTerminal() {
    suite.heading("On a pseudo-terminal, as a person meets it")
    measureStart()
    measureKeys()
    measureIdleness()
}

private func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }

/// The value that the given part of the values does not exceed.
private func percentile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty
        ? .nan : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
}

/// From the start of the process to the end of the first frame.
@MainActor private func measureStart() {
    guard suite.selects("start to first frame, median", n: 1_000) else { return }
    var times: [Double] = []
    for _ in 0..<(suite.options.quick ? 5 : 25) {
        let start = ContinuousClock.now
        guard let person = Person(rows: 1_000), person.waitForFrame() else { continue }
        times.append(nanoseconds(ContinuousClock.now - start))
    }
    suite.report(
        "start to first frame, median", n: 1_000, .run, percentile(0.5, of: times),
        atMost: 15_000_000)
}

/// From a key to the end of the frame that shows its effect.
@MainActor private func measureKeys() {
    let names = ["key to frame, median", "key to frame, 99th percentile"]
    guard names.contains(where: { suite.selects($0, n: 10_000) }),
        let person = Person(rows: 10_000), person.waitForFrame()
    else { return }
    person.watch(for: 0.5)
    var times: [Double] = []
    for index in 0..<(suite.options.quick ? 100 : 1_000) {
        let start = ContinuousClock.now
        person.type(index % 40 < 20 ? "j" : "k")
        guard person.waitForFrame() else { break }
        times.append(nanoseconds(ContinuousClock.now - start))
        // Like a user's typing: slower than frames.
        person.watch(for: 0.02)
    }
    // A program in C that answers each key with as many bytes takes 200 µs here.
    suite.report(
        names[0], n: 10_000, .run, percentile(0.5, of: times), atMost: 1_000_000)
    suite.report(
        names[1], n: 10_000, .run, percentile(0.99, of: times), atMost: 4_000_000)
}

/// What an idle table does.
@MainActor private func measureIdleness() {
    let names = ["idle, bytes", "idle, wake-ups"]
    guard names.contains(where: { suite.selects($0, n: 10_000) }),
        let person = Person(rows: 10_000),
        person.waitForFrame()
    else { return }
    person.watch(for: 2)
    let seconds = suite.options.quick ? 3 : 10
    let (bytes, pauses) = (person.byteCount, ProcessFacts.pauses(of: person.process.id))
    person.watch(for: Double(seconds))
    suite.report(
        names[0], n: 10_000, .bytes, Double(person.byteCount - bytes), atMost: 0)
    suite.report(
        names[1], n: 10_000, .count,
        Double(ProcessFacts.pauses(of: person.process.id) - pauses), atMost: 0)
}
#endif
