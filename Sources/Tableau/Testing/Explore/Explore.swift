#if !canImport(UIKit)
import Foundation

/// Runs a screen in many orders of events, and fails with the shortest order in which it does what
/// it must not.
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
/// Each seed is a world of its own. Everything that waits in it (a timer, an answer, a turn of a
/// binder, a gesture) may be next; nothing waits for real. What works outside of `world.clock` and
/// can be seen to (MiniRx's schedulers, `MainQueueClock`) is refused; what cannot be seen, such as a
/// `DispatchQueue` of your own, must not be used.
///
/// - Parameters:
///   - seeds: How many orders are tried.
///   - film: A file for the failure as a picture that moves.
///   - fileID: Where the call is.
///   - filePath: Where the call is.
///   - line: Where the call is.
///   - column: Where the call is.
///   - scenario: Makes the screen, and says what happens and what must hold.
/// - Throws: An ``ExplorationFailure``.
@MainActor
public func explore(
    seeds: Int = 1_000, film: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) {
    for seed in 0..<UInt64(max(0, seeds)) {
        let run = await World(Chooser(seed: seed)).run(scenario)
        guard let stop = run.stop else { continue }
        let shortest = await shrunk(run, stop, scenario)
        var failure = await filmed(shortest, seed, scenario)
        failure.note = write(failure.film, to: film)
        throw failure
    }
}

/// Runs a screen in the order of events of one seed, as ``explore(seeds:film:fileID:filePath:line:column:_:)``
/// did, and as it did it: not made shorter.
///
/// - Returns: The steps.
/// - Throws: An ``ExplorationFailure``, if that is how it ends.
@MainActor
@discardableResult
public func replay(
    seed: UInt64, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) -> [String] {
    let run = await World(Chooser(seed: seed), isFilmed: true).run(scenario)
    guard let stop = run.stop else { return run.steps }
    throw ExplorationFailure(run, stop, seed: seed)
}

/// Runs a screen in an order of events that was found before.
///
/// - Parameters:
///   - schedule: What an ``ExplorationFailure`` names; empty for the ordinary order.
///   - scenario: The scenario that it was found with.
/// - Returns: The steps.
/// - Throws: An ``ExplorationFailure``, if that is how it ends.
@MainActor
@discardableResult
public func replay(
    schedule: String, _ scenario: @MainActor (World) throws -> Void
) async throws(ExplorationFailure) -> [String] {
    guard let schedule = Schedule(schedule) else {
        fatalError("\"\(schedule)\" is no schedule; it should be like \"3:1 7:2 -0\".")
    }
    let run = await World(Chooser(schedule), isFilmed: true).run(scenario)
    guard let stop = run.stop else { return run.steps }
    throw ExplorationFailure(run, stop, seed: nil)
}

extension ExplorationFailure {
    fileprivate init(_ run: Run, _ stop: World.Stop, seed: UInt64?) {
        self.init(
            seed: seed, reason: "\(stop)", steps: run.steps, schedule: run.schedule.text,
            film: run.film)
    }
}

@MainActor
private func filmed(
    _ run: Run, _ seed: UInt64, _ scenario: @MainActor (World) throws -> Void
) async -> ExplorationFailure {
    let filmed = await World(Chooser(run.schedule), isFilmed: true).run(scenario)
    return ExplorationFailure(filmed, filmed.stop ?? run.stop ?? .endless(0), seed: seed)
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

/// How many runs making a failure shorter may take.
private let mostShrinkingRuns = 500

/// The shortest order found that fails in the same way.
@MainActor
private func shrunk(
    _ first: Run, _ stop: World.Stop, _ scenario: @MainActor (World) throws -> Void
) async -> Run {
    var best = first
    var runs = 0
    var isShorter = true
    while isShorter, runs < mostShrinkingRuns {
        isShorter = false
        for candidate in best.schedule.simpler(gestures: best.gestureCount) {
            runs += 1
            let run = await World(Chooser(candidate)).run(scenario)
            guard let found = run.stop, found.kind == stop.kind, run.isSimpler(than: best) else {
                continue
            }
            best = run
            isShorter = true
            break
        }
    }
    return best
}

extension Run {
    /// More than any script that was not left out already.
    fileprivate var gestureCount: Int { steps.count + schedule.leftOut.count }

    fileprivate func isSimpler(than other: Run) -> Bool {
        let size = (steps.count, schedule.choices.count, schedule.choices.values.reduce(0, +))
        let otherSize = (
            other.steps.count, other.schedule.choices.count,
            other.schedule.choices.values.reduce(0, +)
        )
        return size < otherSize
    }
}

extension Schedule {
    /// Schedules that leave out a gesture, or take the ordinary course once more.
    fileprivate func simpler(gestures: Int) -> [Schedule] {
        var simpler: [Schedule] = []
        for gesture in 0..<gestures where !leftOut.contains(gesture) {
            var schedule = self
            schedule.leftOut.insert(gesture)
            simpler.append(schedule)
        }
        let decisions = choices.keys.sorted()
        for decision in decisions {
            var schedule = self
            schedule.choices[decision] = nil
            simpler.append(schedule)
            // With a gesture less, the same decision has an earlier number.
            for earlier in stride(from: decision - 1, through: max(0, decision - 6), by: -1) {
                var moved = schedule
                for later in decisions where later >= decision {
                    moved.choices[later] = nil
                }
                for later in decisions where later >= decision {
                    moved.choices[later - (decision - earlier)] = choices[later]
                }
                simpler.append(moved)
                for gesture in 0..<gestures where !leftOut.contains(gesture) {
                    var both = moved
                    both.leftOut.insert(gesture)
                    simpler.append(both)
                }
            }
        }
        return simpler
    }
}
#endif
