import Foundation
import SamplesKit
import Testing

/// Data files that are missing or invalid.
struct DataFileTests {
    @Test(arguments: [("artists", "artists.json"), ("home", "home-1.json")])
    func errorsNameTheMissingFile(sample: String, file: String) throws {
        let folder = TemporaryFolder()
        for arguments in [["--plain"], ["--keys", "q"]] {
            let outcome = try Program.run([sample, "--data", folder.url.path] + arguments)
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains(folder.path(file)))
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
        (
            "{\"artists\": [{\"id\": 9223372036854775807, \"name\": \"A\", \"songs\": []}]}",
            "$.artists[0].id: ids go from 0 to 9007199254740991"
        ),
        (
            "{\"artists\": [{\"id\": -1, \"name\": \"A\", \"songs\": []}]}",
            "$.artists[0].id: ids go from 0 to 9007199254740991"
        ),
    ])
    func errorsNameTheFileAndThePath(text: String, place: String) throws {
        let folder = TemporaryFolder()
        try folder.write(text, to: "artists.json")
        let outcome = try Program.run("artists", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(folder.path("artists.json")))
        #expect(outcome.errors.contains(place), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("", "line 1, column 1: the file ends too early"),
        ("{\"artists\": [", "line 1, column 14: the file ends too early"),
        ("{\n  \"artists\": [1,\n   x]}", "line 3, column 4: expected a value"),
        ("{\"artists\": []\n} x", "line 2, column 3: expected the end of the file"),
        ("{\"é旅\": tru}", "line 1, column 8: expected a value"),
        ("{\"artists\" 1}", "line 1, column 12: expected `:`"),
        ("{\"artists\": [1 2]}", "line 1, column 16: expected `,` or `]`"),
        ("{\"artists\": 1\r\n 2}", "line 2, column 2: expected `,` or `}`"),
        ("{artists: 1}", "line 1, column 2: expected a name in quotes"),
        ("{\"artists\": [01]}", "line 1, column 15: expected `,` or `]`"),
        ("{\"artists\": [1.]}", "line 1, column 16: expected a digit"),
        ("{\"artists\": [\"\\q\"]}", "line 1, column 15: `\\q` is no escape sequence"),
        ("{\"artists\": [\"\\u12g4\"]}", "line 1, column 15: `\\u` needs four hexadecimal digits"),
        ("{\"artists\": [\"a\nb\"]}", "line 1, column 16: a control character in a text"),
        ("{\"artists\": \"abc", "line 1, column 17: the file ends within a text"),
        (
            "{\"artists\": [{\"id\":\n9223372036854775808}]}",
            "line 2, column 1: the number has too many digits"
        ),
        ("\u{FEFF}{\"artists\": 1}", "$.artists: expected an array"),
        ("\u{FEFF}{\"artists\": x}", "line 1, column 13: expected a value"),
        (
            String(repeating: "[", count: 600) + String(repeating: "]", count: 600),
            "line 1, column 513: more than 512 lists in each other"
        ),
    ])
    func errorsNameLineAndColumnOfMalformedJSON(text: String, place: String) throws {
        let folder = TemporaryFolder()
        try folder.write(text, to: "artists.json")
        let outcome = try Program.run("artists", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors
                == "Samples: The data file \(folder.path("artists.json")): \(place).\n"
        )
    }

    @Test func errorsNameThePositionOfInvalidUTF8() throws {
        let folder = TemporaryFolder()
        try folder.write("", to: "artists.json")
        let data = Data("{\"artists\": \"".utf8) + [0xFF, 0xFE] + Data("\"}".utf8)
        try data.write(to: URL(fileURLWithPath: folder.path("artists.json")))
        let outcome = try Program.run("artists", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("line 1, column 14: bytes that are no UTF-8"))
    }

    /// Nesting deeper than the stack allows is rejected too, without a crash.
    @Test func deeplyNestedJSONIsRejected() throws {
        let folder = TemporaryFolder()
        try folder.write(String(repeating: "[", count: 200_000), to: "artists.json")
        let outcome = try Program.run("artists", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("line 1, column 200001"))
    }

    /// A failed refresh changes nothing and is reported.
    @Test func aFailedRefreshIsReported() throws {
        let folder = TemporaryFolder()
        try folder.write("{\"sections\": []}", to: "home-1.json")
        let outcome = try Program.run("home", "--data", folder.url.path, "--refreshes", "1")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("! home-2.json: cannot be read\n"))
    }

    @Test func aSectionOfTheHomePageHasOneKindOfModels() throws {
        let folder = TemporaryFolder()
        let section = "{\"id\": \"a\", \"title\": \"A\", \"products\": [], \"stores\": []}"
        try folder.write("{\"sections\": [\(section)]}", to: "home-1.json")
        let outcome = try Program.run("home", "--data", folder.url.path)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "$.sections[0]: a section has either products or stores"))
    }

    /// Text from a file is data: it sends no control sequences to the terminal and changes no
    /// text direction, in the table, in the lines of changes, or in a title.
    @Test(arguments: [["--plain"], ["--keys", "wait:1"], ["--plain", "--keys", "wait:1,enter"]])
    func controlCharactersInDataAreEscaped(arguments: [String]) throws {
        let folder = TemporaryFolder()
        let name = "Bad\\u001b[31m\\tName\\n\\u0007\\u009b2J\\u202egpj.\\u2066\\u200f"
        // The first refresh removes 33 and renames 19.
        let artists = [1, 19, 33].map { "{\"id\": \($0), \"name\": \"\(name)\", \"songs\": []}" }
        try folder.write(
            "{\"artists\": [\(artists.joined(separator: ","))]}", to: "artists.json")
        let outcome = try Program.run(["artists", "--data", folder.url.path] + arguments)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("Bad"))
        if arguments == ["--plain"] { #expect(outcome.output.contains("\n- B / Bad")) }
        let obeyed = outcome.output.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control
                    || scalar.properties.isBidiControl)
        }
        #expect(obeyed.isEmpty, "\(obeyed.map(\.value))")
    }

    @MainActor
    @Test func theLibraryHasAtLeast600Rows() throws {
        let run = try PlainRun(.artists)
        let rows = run.table.split(separator: "\n").count { $0.hasPrefix("  ") }
        #expect(rows >= 600)
    }
}
