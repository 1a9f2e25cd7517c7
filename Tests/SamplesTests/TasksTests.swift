import Foundation
import SamplesKit
import Testing

/// The file of the tasks: no data is lost.
struct TasksTests {
    private static let good = """
        {"version": 1, "today": [{"id": 3, "title": "Tea"}], "later": [], "done": []}
        """

    @Test func everyChangeIsSaved() throws {
        let folder = TemporaryFolder()
        try folder.write(Self.good, to: "tasks.json")
        let file = folder.path("tasks.json")
        let outcome = try Program.run(
            "tasks", "--file", file, "--keys", "a,type:Milk,enter,x,M,up,enter,up,space,wait:1")
        #expect(outcome.status == 0)
        let again = try Program.run("tasks", "--file", file, "--plain", "--refreshes", "0")
        #expect(again.output.contains("TODAY\n  ☐ Tea\n"))
        #expect(again.output.contains("LATER\n  ☐ Milk\n"), "moved up from the done tasks")
    }

    @Test func anUndoneChangeIsUndoneInTheFile() throws {
        let folder = TemporaryFolder()
        let file = folder.path("tasks.json")
        let before = try Program.run("tasks", "--file", file, "--plain", "--refreshes", "0")
        #expect(!FileManager.default.fileExists(atPath: file), "nothing was changed")
        _ = try Program.run("tasks", "--file", file, "--keys", "D,y,wait:1,u,wait:1")
        let after = try Program.run("tasks", "--file", file, "--plain", "--refreshes", "0")
        #expect(FileManager.default.fileExists(atPath: file))
        #expect(after.output == before.output)
    }

    @Test func anActionOnMarkedTasksIsUndoneInOneStep() throws {
        let folder = TemporaryFolder()
        let file = folder.path("tasks.json")
        let before = try Program.run("tasks", "--file", file, "--plain", "--refreshes", "0")
        _ = try Program.run("tasks", "--file", file, "--keys", "*,D,y,wait:1,u,wait:1")
        let after = try Program.run("tasks", "--file", file, "--plain", "--refreshes", "0")
        #expect(after.output == before.output)
    }

    @Test(arguments: [
        ("{\"version\": 1, \"today\": [}", "line 1, column 26: expected a value"),
        ("{\"version\": 2, \"today\": [], \"later\": [], \"done\": []}", "2 is not a version"),
        ("{\"version\": 1, \"later\": [], \"done\": []}", "$.today: the value is missing"),
        (
            "{\"version\": 1, \"today\": [{\"id\": 1, \"title\": 2}], \"later\": [], \"done\": []}",
            "$.today[0].title: expected a string"
        ),
        (
            "{\"version\":1,\"today\":[{\"id\":1,\"title\":\"\"}],\"later\":[{\"id\":1,\"title\":\"\"}],"
                + "\"done\":[]}", "two tasks have the id 1"
        ),
        (
            "{\"version\":1,\"today\":[{\"id\":9223372036854775807,\"title\":\"\"}],\"later\":[],"
                + "\"done\":[]}", "ids go from 0 to"
        ),
        ("", "line 1, column 1: the file ends too early"),
    ])
    func anInvalidFileIsNotOverwritten(text: String, reason: String) throws {
        let folder = TemporaryFolder()
        try folder.write(text, to: "tasks.json")
        let file = folder.path("tasks.json")
        for arguments in [["--plain"], ["--keys", "a,type:x,enter,wait:1"]] {
            let outcome = try Program.run(["tasks", "--file", file] + arguments)
            #expect(outcome.status == 1)
            #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }

    @Test func aFailureToSaveIsReported() throws {
        let folder = TemporaryFolder()
        // A file is in the place of the folder.
        try folder.write("", to: "blocked")
        let outcome = try Program.run(
            "tasks", "--file", folder.path("blocked/tasks.json"), "--keys", "x")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Not saved"))
        #expect(outcome.output.contains("Water the plants"))
    }
}
