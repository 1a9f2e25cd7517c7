import Foundation
import Tableau
import TestSupport
import Testing

/// Random tables, planned and replayed; ten million of them with `TABLEAU_SOAK=1`.
@Suite struct RandomPlanTests {
    /// 50,000 cases altogether, or ten million.
    private static let total = isSoaking ? 10_000_000 : 50_000
    private static let chunks = 8

    @Test("A random table becomes another one", arguments: 0..<chunks)
    func randomTables(chunk: Int) {
        let kind = RowType(Int.self)
        let generator = CaseGenerator()
        let count = Self.total / Self.chunks
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            let planCase = generator.planCase(seed: seed)
            if planCase.problem(kind: kind, followsRows: isSoaking || number % 4 == 0) != nil {
                Issue.record("\(planCase.report(seed: seed, kind: kind))")
                return
            }
        }
    }

    @Test("A larger random table becomes another one", arguments: 0..<4)
    func largerTables(chunk: Int) {
        let kind = RowType(Int.self)
        let generator = CaseGenerator()
        let count = isSoaking ? 5_000 : 50
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            let planCase = generator.largerCase(seed: seed)
            if let problem = planCase.problem(kind: kind) {
                Issue.record("\(problem), larger case of seed \(seed): \(planCase.setting)")
                return
            }
        }
    }
}

/// Whether the long version of the random tests is asked for: `TABLEAU_SOAK=1`.
let isSoaking = ProcessInfo.processInfo.environment["TABLEAU_SOAK"] == "1"
