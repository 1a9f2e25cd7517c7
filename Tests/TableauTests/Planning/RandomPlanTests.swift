import Tableau
import TestEnvironment
import TestSupport
import Testing

/// Plans between random tables, replayed; ten million of them in a soak run.
@Suite struct RandomPlanTests {
    private static let total = Effort.count(2_000, full: 50_000, soak: 10_000_000)
    private static let chunks = 8

    @Test("A random table becomes another one", arguments: 0..<chunks)
    func randomTables(chunk: Int) {
        let generator = CaseGenerator()
        let count = Self.total / Self.chunks
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            let planCase = generator.planCase(seed: seed)
            if planCase.problem(followsRows: Effort.current == .soak || number % 4 == 0)
                != nil
            {
                Issue.record("\(planCase.report(seed: seed))")
                return
            }
        }
    }

    @Test("A larger random table becomes another one", arguments: 0..<4)
    func largerTables(chunk: Int) {
        let generator = CaseGenerator()
        let count = Effort.count(5, full: 50, soak: 5_000)
        for number in 0..<count {
            let seed = UInt64(chunk * count + number)
            let planCase = generator.largerCase(seed: seed)
            if let problem = planCase.problem() {
                Issue.record("\(problem), larger case of seed \(seed): \(planCase.setting)")
                return
            }
        }
    }
}
