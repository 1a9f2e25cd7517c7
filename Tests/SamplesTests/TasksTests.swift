import Foundation
import TableauRx
import TableauTerminal
import TestEnvironment
import Testing

@testable import SamplesKit

/// The file of the tasks: no data is lost.
struct TasksTests {
    private static let good = """
        [{"id": 3, "title": "Tea", "section": "today"}]
        """

    @Test func everyChangeIsSaved() throws {
        let folder = TemporaryFolder()
        try folder.write(Self.good, to: "tasks.json")
        let file = folder.path("tasks.json")
        let outcome = try Program.run(
            "tasks", "--file", file, "--keys", "a,type:Milk,enter,x,down,M,up,enter,up,space,wait:1"
        )
        expect(outcome.status, 0)
        let again = try Program.run("tasks", "--file", file, "--plain")
        expect(again.output.contains("TODAY\n  ☐ Tea\n"))
        expect(again.output.contains("LATER\n  ☐ Milk\n"), "moved up from the done tasks")
    }

    @Test func anUndoneChangeIsUndoneInTheFile() throws {
        let folder = TemporaryFolder()
        let file = folder.path("tasks.json")
        let before = try Program.run("tasks", "--file", file, "--plain")
        expect(!FileManager.default.fileExists(atPath: file), "nothing was changed")
        _ = try Program.run("tasks", "--file", file, "--keys", "D,y,wait:1,u,wait:1")
        let after = try Program.run("tasks", "--file", file, "--plain")
        expect(FileManager.default.fileExists(atPath: file))
        expect(after.output, before.output)
    }

    @Test func anActionOnMarkedTasksIsUndoneInOneStep() throws {
        let folder = TemporaryFolder()
        let file = folder.path("tasks.json")
        let before = try Program.run("tasks", "--file", file, "--plain")
        _ = try Program.run("tasks", "--file", file, "--keys", "*,D,y,wait:1,u,wait:1")
        let after = try Program.run("tasks", "--file", file, "--plain")
        expect(after.output, before.output)
    }

    @Test(arguments: [
        ("[{\"id\": 1, \"title\": [}", "character 2"),
        ("[{\"id\": 1, \"title\": \"Tea\"}]", "[0]: No value associated with key"),
        ("[{\"id\": 1, \"title\": 2}]", "[0].title: Expected to decode String"),
        ("[{\"id\": 1, \"title\": \"Tea\", \"section\": \"now\"}]", "[0].section: "),
        (good.replacing("]", with: ", " + good.dropFirst()), "two have the same id"),
        ("", "Unexpected end of file during JSON parse."),
        (String(repeating: "[", count: 200_000), "Too many nested arrays"),
        ("{\"version\": \u{1B}[2J}", "character 12"),
    ])
    func anInvalidFileIsNotOverwritten(text: String, reason: String) throws {
        let folder = TemporaryFolder()
        try folder.write(text, to: "tasks.json")
        let file = folder.path("tasks.json")
        for arguments in [["--plain"], ["--keys", "a,type:x,enter,wait:1"]] {
            let outcome = try Program.run(["tasks", "--file", file] + arguments)
            expect(outcome.status, 1)
            expect(
                outcome.errors.hasPrefix("Samples: The data file \(file): "), "\(outcome.errors)")
            expect(outcome.errors.contains(reason), "\(outcome.errors)")
        }
        try expect(String(contentsOfFile: file, encoding: .utf8), text)
    }

    @Test func aFailureToSaveIsReported() throws {
        let folder = TemporaryFolder()
        // A file is in the place of the folder.
        try folder.write("", to: "blocked")
        let outcome = try Program.run(
            "tasks", "--file", folder.path("blocked/tasks.json"), "--keys", "x")
        expect(outcome.status, 0)
        expect(outcome.output.contains("Not saved"))
        expect(outcome.output.contains("Water the plants"))
        expect(outcome.errors.split(separator: "\n").count { $0.contains("Not saved") }, 1)
    }

    @Test func quittingAsksBeforeAnUnsavedChangeIsLost() throws {
        let folder = TemporaryFolder()
        try folder.write("", to: "blocked")
        let file = folder.path("blocked/tasks.json")
        for keys in ["x,q", "x,ctrl-c", "x,wait:9,q", "x,q,n,q"] {
            let outcome = try Program.run("tasks", "--file", file, "--keys", keys)
            expect(outcome.output.contains("? y/n"), "\(keys): \(outcome.output)")
        }
        let saved = try Program.run("tasks", "--file", folder.path("new.json"), "--keys", "x,q")
        expect(!saved.output.contains("? y/n"))
    }

    @Test func theModeAndTheLinkOfTheFileStay() throws {
        let folder = TemporaryFolder()
        let manager = FileManager.default
        try folder.write(Self.good, to: "real.json")
        try manager.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.path("real.json"))
        try manager.createSymbolicLink(
            atPath: folder.path("link.json"), withDestinationPath: "real.json")
        _ = try Program.run("tasks", "--file", folder.path("link.json"), "--keys", "x,wait:1")
        try expect(
            manager.destinationOfSymbolicLink(atPath: folder.path("link.json")), "real.json")
        let attributes = try manager.attributesOfItem(atPath: folder.path("real.json"))
        expect(attributes[.posixPermissions] as? Int == 0o600)
        let again = try Program.run("tasks", "--file", folder.path("real.json"), "--plain")
        expect(again.output.contains("DONE\n  ☑ Tea\n"))
        try expect(
            Set(manager.contentsOfDirectory(atPath: folder.url.path)), ["real.json", "link.json"])
    }

    @Test func theLargestIdLeavesRoomForMore() throws {
        let folder = TemporaryFolder()
        let text = Self.good.replacing("3", with: "9223372036854775807")
        try folder.write(text, to: "tasks.json")
        let file = folder.path("tasks.json")
        let keys = "a,type:Milk,enter,wait:1,a,type:Bread,enter,wait:1"
        _ = try Program.run("tasks", "--file", file, "--keys", keys)
        let again = try Program.run("tasks", "--file", file, "--plain")
        expect(again.status, 0, "\(again.errors)")
        expect(again.output.contains("TODAY\n  ☐ Tea\n  ☐ Milk\n  ☐ Bread\n"))
    }

    /// Letters are saved when typing rests, when it ends and when the program does.
    @MainActor @Test func typingIsSavedOnceItRests() throws {
        let folder = TemporaryFolder()
        try folder.write(Self.good, to: "tasks.json")
        let store = try Store(folder.path("tasks.json"))
        let saved = { try Store(folder.path("tasks.json")).today }
        for text in ["C", "Co"] {
            store.tasks.rename(3, to: text)
            store.pass(0.4)
        }
        try expect(saved(), ["Tea"])
        expect(!store.tasks.isSaved.value)
        store.pass(0.2)
        try expect(saved(), ["Co"])
        expect(store.tasks.isSaved.value)
        store.tasks.rename(3, to: "Cocoa")
        store.tasks.endRenaming(3)
        try expect(saved(), ["Cocoa"])
        for keys in ["ctrl-c,ctrl-c", "wait:1", "escape,q"] {
            _ = try Program.run(
                "tasks", "--file", folder.path("tasks.json"), "--keys", "e,type:!,\(keys)")
        }
        try expect(saved(), ["Cocoa!!!"])
    }

    /// Text from a file is data: it sends no control sequences to the terminal and changes no
    /// text direction.
    @Test(arguments: [["--plain"], ["--keys", "wait:1"], ["--plain", "--keys", "wait:1,D"]])
    func controlCharactersInDataAreEscaped(arguments: [String]) throws {
        let folder = TemporaryFolder()
        let name = "Bad\\u001b[31m\\tName\\n\\u0007\\u009b2J\\u202egpj.\\u2066\\u200f"
        try folder.write(Self.good.replacing("Tea", with: name), to: "tasks.json")
        let outcome = try Program.run(["tasks", "--file", folder.path("tasks.json")] + arguments)
        expect(outcome.status, 0)
        expect(outcome.output.contains("Bad"))
        let obeyed = outcome.output.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control
                    || scalar.properties.isBidiControl)
        }
        expect(obeyed.isEmpty, "\(obeyed.map(\.value))")
    }
}

/// The tasks of a file, as a program has them, on a virtual clock.
@MainActor private struct Store {
    let tasks: TaskStore
    private let clock = TerminalVirtualClock()

    var today: [String] { tasks.list.value.filter { $0.section == .today }.map(\.title) }

    init(_ path: String) throws {
        tasks = try TaskStore(
            DataFile(URL(fileURLWithPath: path)), ClockScheduler(clock))
    }

    func pass(_ seconds: Double) { clock.advance(by: seconds) }
}
