import Testing

/// Cases that must compile do so without warnings; others fail for the expected reason.
struct CompileTests {
    @Test(arguments: CompileCase.all)
    func compilesAsExpected(_ subject: CompileCase) throws {
        try #require(!subject.expectations.isEmpty, "\(subject.file.path) expects nothing")
        for mode in subject.modes {
            let outcome = try Compiler.check(subject.files, mode: mode)
            for expectation in subject.expectations {
                switch expectation {
                case .ok:
                    #expect(outcome.status == 0, "Swift \(mode):\n\(outcome.output)")
                    #expect(
                        !outcome.output.contains("warning:"), "Swift \(mode):\n\(outcome.output)")
                case .error(let words):
                    #expect(outcome.status != 0, "Swift \(mode): it compiles")
                    #expect(
                        outcome.output.contains(words),
                        "Swift \(mode): no \"\(words)\" in\n\(outcome.output)")
                case .warning(let words):
                    #expect(outcome.status == 0, "Swift \(mode):\n\(outcome.output)")
                    #expect(
                        outcome.output.contains("warning:") && outcome.output.contains(words),
                        "Swift \(mode): no warning \"\(words)\" in\n\(outcome.output)")
                }
            }
        }
    }

    @Test func thereAreCases() {
        #expect(CompileCase.all.count >= 10)
    }
}
