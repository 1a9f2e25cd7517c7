import Foundation
import SamplesKit
import TestEnvironment
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Pictures and films of the samples.
struct PictureTests {
    @Test(arguments: Sample.allCases)
    func drawsAPictureAndAFilm(sample: Sample) throws {
        let folder = TemporaryFolder()
        let (picture, film) = (folder.path("a.svg"), folder.path("b.svg"))
        let outcome = try Program.run(sample.rawValue, "--svg", picture, "--animate", film)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
        for file in [picture, film] {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.hasPrefix("<svg "))
            #expect(text.hasSuffix("</svg>\n"))
            // An XML parser accepts it.
            #expect(XMLParser(data: Data(text.utf8)).parse())
        }
        #expect(try String(contentsOfFile: film, encoding: .utf8).contains("@keyframes"))
    }

    @Test func aPictureShowsTheRequestedState() throws {
        let folder = TemporaryFolder()
        let file = folder.path("a.svg")
        _ = try Program.run("accounts", "--svg", file)
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("Joint Account"))
        _ = try Program.run("accounts", "--svg", file, "--refreshes", "1")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Joint Account"))
        // With keys, the picture shows the last screen.
        _ = try Program.run("accounts", "--svg", file, "--keys", "wait:1,enter")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("100-4471"))
    }

    @Test func aPictureContainsTheLinkBelowASection() throws {
        let folder = TemporaryFolder()
        let file = folder.path("a.svg")
        _ = try Program.run("home", "--svg", file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("All recommendations"))
    }

    @Test(arguments: ["--svg", "--animate"])
    func aSymbolicLinkIsWrittenThrough(option: String) throws {
        let folder = TemporaryFolder()
        let (file, link) = (folder.path("a.svg"), folder.path("b.svg"))
        try folder.write("", to: "a.svg")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        _ = try Program.run("form", option, link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg "))
    }

    @Test(arguments: ["--svg", "--animate", "--film", "--still"])
    func errorsNameAFileThatCannotBeWritten(option: String) throws {
        let outcome = try Program.run("accounts", option, "/nowhere/a.svg")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("/nowhere/a.svg"))
    }

    @Test func animateAndKeysExcludeEachOther() throws {
        let outcome = try Program.run("accounts", "--animate", "a.svg", "--keys", "r")
        #expect(outcome.status == 64)
    }

    /// The terminal's screen, dark and light, on a grid of cells: each line once at a time, and in
    /// the end as in the still.
    @Test(arguments: Sample.repeatable)
    func filmsOfTheTerminalAreReproducible(sample: Sample) throws {
        let folder = TemporaryFolder()
        var films: [String] = []
        for name in ["a", "b"] {
            let outcome = try Program.run(
                sample.rawValue, "--size", "64x16", "--film", folder.path("\(name).svg"), "--still",
                folder.path("\(name)-still.svg"))
            #expect(outcome.status == 0)
            #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
            films.append(try String(contentsOfFile: folder.path("\(name).svg"), encoding: .utf8))
        }
        let film = films[0]
        let still = try String(contentsOfFile: folder.path("a-still.svg"), encoding: .utf8)
        #expect(film == films[1], "reproducible")
        for text in [film, still] {
            #expect(XMLParser(data: Data(text.utf8)).parse())
            #expect(text.contains("@media(prefers-color-scheme:dark)"))
            #expect(text.contains("width=\"532\" height=\"308\""))
            // Blocks are rectangles: as text they would have gaps between lines.
            #expect(!text.contains("▌") && !text.contains("▐"))
            #expect(text.contains("width=\"4\" height=\"18.4\""), "the focus")
        }
        #expect(film.contains("@keyframes") && film.contains("prefers-reduced-motion"))
        #expect(!still.contains("@keyframes"))
        #expect(film.utf8.count < 600_000, "\(film.utf8.count) bytes")
        let lines = FilmLines(film)
        #expect(lines.times.count > 5)
        for time in lines.times {
            let rows = lines.shown(at: time).map(\.row)
            #expect(Set(rows).count == rows.count, "at \(time) %")
        }
        #expect(lines.shown(at: 100) == FilmLines(still).shown(at: 0))
    }

    /// The documentation's pictures equal the program's output; `TABLEAU_RECORD=1` records them.
    @Test(arguments: [
        ("terminal.svg", ["accounts", "--size", "72x16", "--film"]),
        ("menu.svg", ["tasks", "--size", "72x16", "--keys", "wait:1,down,.", "--still"]),
        ("phone.svg", ["accounts", "--refreshes", "1", "--svg"]),
    ])
    func thePicturesOfTheDocumentationAreUpToDate(
        name: String, arguments: [String]
    ) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Pictures/\(name)")
        let folder = TemporaryFolder()
        let file = folder.path(name)
        let outcome = try Program.run(arguments + [file])
        #expect(outcome.status == 0)
        let picture = try String(contentsOfFile: file, encoding: .utf8)
        #expect(try recorded(path, as: picture) == picture)
    }

    @Test(arguments: Sample.repeatable)
    func recordingsAreReproducible(sample: Sample) throws {
        let folder = TemporaryFolder()
        var recordings: [String] = []
        for name in ["a.cast", "b.cast"] {
            let outcome = try Program.run(sample.rawValue, "--cast", folder.path(name))
            #expect(outcome.status == 0)
            recordings.append(try String(contentsOfFile: folder.path(name), encoding: .utf8))
        }
        #expect(recordings[0] == recordings[1])
        #expect(recordings[0].hasPrefix("{\"version\":2,"))
        #expect(recordings[0].split(separator: "\n").count > 20)
    }
}
