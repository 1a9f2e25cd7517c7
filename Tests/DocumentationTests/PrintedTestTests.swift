import Foundation
import TableauTesting
import TestEnvironment
import Testing

/// A failure printed as a test compiles and fails in the same way.
struct PrintedTestTests {
    @Test func aPrintedTestCompilesAndFails() throws {
        let rows = ["\"a\"", "b\n\\", "#c"].map { TranscriptRow($0, "text " + $0) }
        let step = Transcript.Step(
            TableChanges(deleteRows: [[0, 1]], moveRows: [(from: [0, 2], to: [0, 0])]),
            after: [.init("x", [rows[2], rows[1]])])
        let transcript = Transcript(
            turns: [.init(number: 1, before: [.init("x", rows)], steps: [step])])
        let source = transcript.swiftTest(named: "printed")
        expect(source.contains("import Testing\n") && source.contains("@Test func"))
        // Turn the test into a program, so that it can be run here.
        let program =
            source.replacing("import Testing\n", with: "").replacing("@Test ", with: "") + """
                @main struct Program {
                    static func main() {
                        do {
                            try printed()
                        } catch {
                            print(error)
                        }
                    }
                }
                """
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "tableau-printed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, binary) = (folder.appending(path: "Printed.swift"), folder.appending(path: "p"))
        try program.write(to: file, atomically: true, encoding: .utf8)
        let compiled = try Command.swiftc(
            [file.path, "-o", binary.path] + SwiftCompiler.moduleArguments + SwiftCompiler.objects)
        try #require(compiled.status == 0, "\(compiled.output)")
        let printed = try Command.run([binary.path])
        expect(printed.output.contains("[wrongRow]"), "\(printed.output)")

        // The test as it was printed.
        try source.write(to: file, atomically: true, encoding: .utf8)
        let checked = try Command.swiftc(
            ["-typecheck", file.path] + SwiftCompiler.moduleArguments)
        expect(checked.status, 0, "\(checked.output)")
    }
}
