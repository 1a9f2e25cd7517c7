import Foundation
import SamplesKit
import Testing

/// Data files that are missing or broken.
struct DataFileTests {
    @Test(arguments: [("artists", "artists.json"), ("home", "home-1.json")])
    func aMissingFileIsNamed(sample: String, file: String) throws {
        let folder = TemporaryFolder()
        for arguments in [["--plain"], ["--keys", "q"]] {
            let outcome = try Program.run([sample, "--data", folder.url.path] + arguments)
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.complaint.contains(folder.path(file)))
        }
    }

    @Test(arguments: [
        (
            "{\"artists\": [{\"id\": 1, \"name\": \"A\", \"songs\": [\"a\", 2]}]}",
            "$.artists[0].songs[1]: expected a string"
        ),
        (
            "{\"artists\": [{\"id\": \"1\", \"name\": \"A\", \"songs\": []}]}",
            "$.artists[0].id: expected a whole number"
        ),
        (
            "{\"artists\": [{\"id\": 1, \"songs\": []}]}",
            "$.artists[0].name: the value is missing"
        ),
        (
            "{\"artists\": [{\"id\": 1, \"name\": null, \"songs\": []}]}",
            "$.artists[0].name: expected a string, but found null"
        ),
        ("{\"artists\": 1}", "$.artists: expected an array"),
        ("{\"artists\": [", "$: the given data was not valid JSON"),
        ("", "$: "),
    ])
    func aBrokenFileIsNamedWithThePlace(text: String, place: String) throws {
        let folder = TemporaryFolder()
        try folder.write(text, to: "artists.json")
        let outcome = try Program.run("artists", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(outcome.complaint.contains(folder.path("artists.json")))
        #expect(outcome.complaint.contains(place), "\(outcome.complaint)")
    }

    @Test func aSectionOfTheHomePageHasOneKindOfModels() throws {
        let folder = TemporaryFolder()
        let section = "{\"id\": \"a\", \"title\": \"A\", \"products\": [], \"stores\": []}"
        try folder.write("{\"sections\": [\(section)]}", to: "home-1.json")
        let outcome = try Program.run("home", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.complaint.contains(
                "$.sections[0]: a section has either products or stores"))
    }

    /// Text from a file is data: it cannot send escape codes to the terminal.
    @Test(arguments: [["--plain"], ["--keys", "wait:1"]])
    func controlCharactersInDataAreNotSent(arguments: [String]) throws {
        let folder = TemporaryFolder()
        let name = "Bad\\u001b[31m\\tName\\n\\u0007"
        try folder.write(
            "{\"artists\": [{\"id\": 1, \"name\": \"\(name)\", \"songs\": []}]}",
            to: "artists.json")
        let outcome = try Program.run(["artists", "--data", folder.url.path] + arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Bad"))
        let controls = outcome.output.unicodeScalars.filter { $0.value < 32 && $0 != "\n" }
        #expect(controls.isEmpty)
    }

    @MainActor
    @Test func theLibraryIsAsLargeAsPromised() throws {
        let run = try PlainRun(.artists)
        let rows = run.table.split(separator: "\n").count { $0.hasPrefix("  ") }
        #expect(rows >= 600)
    }
}
