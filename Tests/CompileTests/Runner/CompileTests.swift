import TestEnvironment
import Testing

/// Cases that must compile do so without warnings; others fail for the expected reason.
///
/// All cases of a folder that should have the same outcome are one module: a call of the compiler
/// for each would take ten times as long.
struct CompileTests {
    @Test(arguments: CompileCase.folders, ["5", "6"])
    func casesCompileAsExpected(folder: String, mode: String) throws {
        let cases = CompileCase.all.filter { $0.folder == folder && $0.modes.contains(mode) }
        let together = cases.filter { !$0.isAlone }
        try check(together.filter { !$0.fails }, mode: mode)
        // Data races are looked for in modules without other errors.
        let others = try check(together.filter(\.fails), mode: mode, mayHaveDataRaces: true)
        try check(others, mode: mode)
        for single in cases where single.isAlone { try check([single], mode: mode) }
    }

    @Test func everyCaseExpectsSomething() {
        expect(CompileCase.all.count >= 50)
        expect(CompileCase.all.filter(\.expectations.isEmpty).map(\.name), [])
        expect(CompileCase.all.flatMap(\.modes).allSatisfy { ["5", "6"].contains($0) })
    }

    /// Compiles cases as one module.
    ///
    /// - Parameter mayHaveDataRaces: Whether cases without an expected error are returned, to be
    ///   compiled again without the others.
    @discardableResult
    private func check(
        _ cases: [CompileCase], mode: String, mayHaveDataRaces: Bool = false
    ) throws -> [CompileCase] {
        guard !cases.isEmpty else { return [] }
        let outcome = try Compiler.check(cases, mode: mode)
        expect((outcome.status == 0) == !cases.contains(where: \.fails), "\(outcome.output)")
        return cases.filter { subject in
            let output = outcome.output(about: subject.file)
            let missing = subject.expectations.filter { !$0.isMet(by: output) }
            if mayHaveDataRaces, missing.count == subject.expectations.count { return true }
            let comment = "\(subject.name), Swift \(mode): no \(missing) in\n\(output)"
            expect(missing.isEmpty, "\(comment)")
            return false
        }
    }
}
