#if !canImport(UIKit)
import BenchmarkHarness
import TableauPlatform

/// Reports what a user experiences: this program on a pseudo-terminal, used from outside.
@MainActor func measureOnTerminal(_ suite: Suite) {
    suite.heading("On a pseudo-terminal, as a person meets it")
    measureStart(suite)
    measureKeys(suite)
    measureIdleness(suite)
    measureProcesses(suite)
}

private func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }

/// The value that the given part of the values does not exceed.
private func percentile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty
        ? .nan : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
}

/// From the start of the process to the end of the first frame.
@MainActor private func measureStart(_ suite: Suite) {
    guard suite.options.selects("start to first frame") else { return }
    var times: [Double] = []
    for _ in 0..<(suite.options.quick ? 5 : 25) {
        let start = ContinuousClock.now
        guard let person = Person(.accounts, "1000"), person.waitForFrame() else { continue }
        times.append(nanoseconds(ContinuousClock.now - start))
    }
    suite.report(
        "start to first frame, median", n: 1_000, nanoseconds: percentile(0.5, of: times),
        atMost: 12_000_000)
}

/// From a key to the end of the frame that shows its effect.
@MainActor private func measureKeys(_ suite: Suite) {
    guard suite.options.selects("key to frame"),
        let person = Person(.accounts, "10000"), person.waitForFrame()
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
    suite.report(
        "key to frame, median", n: 10_000, nanoseconds: percentile(0.5, of: times),
        atMost: 400_000)
    suite.report(
        "key to frame, 99th percentile", n: 10_000,
        nanoseconds: percentile(0.99, of: times), atMost: 4_000_000)
}

/// What an idle table does.
@MainActor private func measureIdleness(_ suite: Suite) {
    guard suite.options.selects("idle"), let person = Person(.accounts, "10000"),
        person.waitForFrame()
    else { return }
    person.watch(for: 2)
    let seconds = suite.options.quick ? 3 : 10
    let (bytes, pauses) = (person.byteCount, ProcessFacts.pauses(of: person.process.id))
    person.watch(for: Double(seconds))
    suite.report(
        "idle, bytes", n: 10_000, count: person.byteCount - bytes, atMost: 0)
    suite.report(
        "idle, wake-ups", n: 10_000,
        count: ProcessFacts.pauses(of: person.process.id) - pauses, atMost: 0)
}

/// The cost of the processes sample with many processes.
///
/// This machine has fewer, so those shown are simulated; the time to read them is measured on the
/// existing ones and scaled to the same number.
@MainActor private func measureProcesses(_ suite: Suite) {
    let count = 5_000
    guard suite.options.selects("5,000 processes"),
        let person = Person(.processes, "\(count)"), person.waitForFrame()
    else { return }
    person.watch(for: 3)
    let seconds = suite.options.quick ? 4 : 20
    let before = ProcessFacts(id: person.process.id)?.cpuTime ?? .nan
    person.watch(for: Double(seconds))
    let after = ProcessFacts(id: person.process.id)
    let shown = ((after?.cpuTime ?? .nan) - before) / Double(seconds) * 1e9
    var reading = Double.infinity
    for _ in 0..<5 {
        let start = ContinuousClock.now
        let there = ProcessFacts.all.count
        let time = nanoseconds(ContinuousClock.now - start) / Double(max(1, there))
        reading = min(reading, time * Double(count))
    }
    suite.report("5,000 processes, to show a second", n: count, nanoseconds: shown, atMost: 20e6)
    suite.report(
        "5,000 processes, to read and show a second", n: count, nanoseconds: shown + reading,
        atMost: 20e6)
    suite.reportMemory(
        "5,000 processes", n: count, bytes: Double(after?.memory ?? 0), atMost: 40e6)
}
#endif
