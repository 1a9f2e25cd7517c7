#if !canImport(UIKit)
import Foundation

/// Runs a screen with many orders of events, and throws the shortest order that makes it fail.
///
/// ```swift
/// try await explore(seeds: 1_000) { world in
///     let screen = AccountsScreen(world.wrap("accounts", accounts()), clock: world.clock)
///     world.faults = [.delay, .reorder]
///     world.user(of: screen.tableView, keys: ["r": { _ in screen.refresh() }]) {
///         $0.press("r")
///         $0.press("r")
///     }
///     world.finally("shows the last answer") { screen.rows == server.accounts }
/// }
/// ```
///
/// Each seed runs in a new world. Any work that waits in it (a timer, a response, a turn of a
/// binder, a gesture) may run next; nothing waits in real time. Detectable work outside
/// `world.clock` (MiniRx's schedulers, `MainQueueClock`) is rejected. Don't use work that cannot be
/// detected, such as your own `DispatchQueue`.
///
/// - `seeds`: The number of orders to try.
/// - `film`: A file to write the failure to as an animated picture.
/// - `scenario`: Creates the screen, and describes the events and expectations.
@MainActor
public func explore(
    seeds: Int = 1_000, film: String? = nil, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) {
    for seed in 0..<UInt64(max(0, seeds)) {
        let run = await World(Chooser(seed: seed)).run(scenario)
        guard let stop = run.stop else { continue }
        let shortest = await shrunk(run, scenario)
        let filmed = await World(Chooser(shortest.chooser.taken), isFilmed: true).run(scenario)
        var failure = ExplorationFailure(filmed, filmed.stop ?? stop, seed: seed)
        failure.note = write(failure.film, to: film)
        throw failure
    }
}

/// Runs a screen with the order of events that ``explore(seeds:film:_:)`` used for a seed, and
/// returns the steps.
@MainActor
@discardableResult
public func replay(
    seed: UInt64, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) -> [String] {
    try await replayed(Chooser(seed: seed), seed: seed, scenario)
}

/// Runs a screen with the order of events of an ``ExplorationFailure``, and returns the steps.
///
/// - `schedule`: That of the failure; empty for the default order. Traps if it is none.
/// - `scenario`: The scenario that it was found with.
@MainActor
@discardableResult
public func replay(
    schedule: String, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) -> [String] {
    guard let schedule = Schedule(schedule) else {
        fatalError("\"\(schedule)\" is no schedule; it should be like \"3:1 7:2 -0\".")
    }
    return try await replayed(Chooser(schedule), seed: nil, scenario)
}

@MainActor
private func replayed(
    _ chooser: Chooser, seed: UInt64?, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) -> [String] {
    let run = await World(chooser, isFilmed: true).run(scenario)
    guard let stop = run.stop else { return run.steps }
    throw ExplorationFailure(run, stop, seed: seed)
}

extension ExplorationFailure {
    @MainActor
    fileprivate init(_ run: World, _ stop: World.Stop, seed: UInt64?) {
        self.init(
            seed: seed, reason: stop.reason, steps: run.steps, schedule: run.chooser.taken.text,
            film: run.film?.svg())
    }
}

private func write(_ film: String?, to path: String?) -> String? {
    guard let path else { return nil }
    guard let film else { return "There is no film: no table has a user." }
    do {
        try film.write(toFile: path, atomically: true, encoding: .utf8)
        return "The film is \(path)."
    } catch {
        return "The film cannot be written to \(path): \(error.localizedDescription)."
    }
}

// MARK: Shrinking

/// The maximum number of runs for shrinking a failure.
private let mostShrinkingRuns = 500

/// Returns the shortest order found that fails in the same way.
@MainActor
private func shrunk(
    _ first: World, _ scenario: @MainActor (World) throws -> Void
) async -> World {
    var best = first
    var runs = 0
    search: while runs < mostShrinkingRuns {
        for candidate in best.chooser.taken.simpler(gestures: best.gestureCount) {
            runs += 1
            let run = await World(Chooser(candidate)).run(scenario)
            if run.stop?.kind == first.stop?.kind, run.size < best.size {
                best = run
                continue search
            }
        }
        break
    }
    return best
}

extension World {
    /// What makes a run simpler than another: fewer steps, then fewer and smaller choices.
    fileprivate var size: (Int, Int, Int) {
        let choices = chooser.taken.choices
        return (steps.count, choices.count, choices.values.reduce(0, +))
    }
}

extension Schedule {
    /// Returns schedules that leave out one more gesture, or make one more default decision.
    fileprivate func simpler(gestures: Int) -> [Schedule] {
        var simpler = withoutAGesture(of: gestures)
        for decision in choices.keys.sorted() {
            var schedule = self
            schedule.choices[decision] = nil
            simpler.append(schedule)
            // Without one of the gestures, the same decision has a lower number.
            let later = choices.filter { $0.key >= decision }
            for distance in stride(from: 1, through: min(6, decision), by: 1) {
                schedule.choices = choices.filter { $0.key < decision }
                for (number, choice) in later { schedule.choices[number - distance] = choice }
                simpler += [schedule] + schedule.withoutAGesture(of: gestures)
            }
        }
        return simpler
    }

    private func withoutAGesture(of gestures: Int) -> [Schedule] {
        (0..<gestures).filter { !leftOut.contains($0) }.map { gesture in
            var schedule = self
            schedule.leftOut.insert(gesture)
            return schedule
        }
    }
}

/// An order of events that makes a screen fail, shrunk as far as possible.
public struct ExplorationFailure: Error, Sendable, CustomStringConvertible {
    /// The seed that found it; nil if a schedule was replayed.
    public let seed: UInt64?
    /// The expectation that failed.
    public let reason: String
    /// The steps in order.
    public let steps: [String]
    /// The argument for ``replay(schedule:_:)``.
    public let schedule: String
    /// The steps as an animated picture, if there was a user in front of a table.
    public let film: String?
    /// A note: where the animation is, or why it could not be written.
    public internal(set) var note: String?

    /// The failure as a test for Swift Testing, with a placeholder for the scenario.
    public var source: String {
        """
        @Test func \(seed.map { "seed\($0)" } ?? "replayed")() async throws {
            try await replay(schedule: "\(schedule)") { world in
                // The scenario that explore() was given.
            }
        }
        """
    }

    /// The seed, the steps, the failure, and how to replay it.
    public var description: String {
        let count = "\(steps.count) step\(steps.count == 1 ? "" : "s")"
        let lines = steps.enumerated().map { "  \($0.offset + 1). \($0.element)" }
        return
            ([seed.map { "seed \($0): \(count)" } ?? count] + lines + ["  \(reason)"]
            + [note].compactMap { $0.map { "  \($0)" } } + ["", source]).joined(separator: "\n")
    }
}
#endif
