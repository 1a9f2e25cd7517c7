import Foundation
import LiveRows
import MiniRx
import TestEnvironment
import TestSupport
import Testing

/// The law of live rows: to integrate the changes is to recompute from scratch, at every stage, after
/// every transaction.
///
/// A soak makes ten million edits.
struct LawTests {
    private static let edits = Effort.count(6_000, full: 200_000, soak: 10_000_000)
    private static let parts = 8

    @Test(arguments: 0..<parts)
    func integratingIsRecomputing(part: Int) {
        var edits = 0
        var seed = UInt64(part)
        while edits < Self.edits / Self.parts {
            seed += UInt64(Self.parts)
            guard let made = run(seed) else { return }
            edits += made
        }
    }

    /// One pipeline; how many edits it took, nil after a failure.
    private func run(_ seed: UInt64) -> Int? {
        let pipeline = Pipeline(seed: seed, depth: 1 + Int(seed % 6))
        var checks = pipeline.stages.map(StageCheck.init)
        pipeline.growInObservers()
        let last = pipeline.stages.count - 1
        let sorted = PositionCheck(pipeline.stages[last], isGrouped: false, limit: nil)
        let grouped = PositionCheck(pipeline.stages[last], isGrouped: true, limit: nil)
        let masked = PositionCheck(
            pipeline.stages[pipeline.random.below(last + 1)], isGrouped: true, limit: 2)
        var edits = 0
        for turn in 0..<30 {
            // Several transactions in one turn are advanced over at once.
            for _ in 0...pipeline.random.below(3) { edits += pipeline.change() }
            // Those that an observer has made.
            checks += pipeline.stages[checks.count...].map(StageCheck.init)
            if pipeline.random.oneIn(3) {
                masked.setLimit(pipeline.random.oneIn(4) ? nil : pipeline.random.below(5))
            }
            var problems: [String] = []
            for (number, check) in checks.enumerated() {
                if let problem = check.problem { problems.append("stage \(number): \(problem)") }
            }
            if let problem = sorted.problem() { problems.append("sorted: \(problem)") }
            if let problem = grouped.problem() { problems.append("grouped: \(problem)") }
            if let problem = masked.problem() { problems.append("masked: \(problem)") }
            expect(
                problems.isEmpty, "seed \(seed), turn \(turn), stages \(pipeline.names)")
            if !problems.isEmpty { return nil }
        }
        return edits
    }
}

/// Whether the tests run for as long as it takes.
