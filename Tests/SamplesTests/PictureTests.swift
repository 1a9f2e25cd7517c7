import Foundation
import SamplesKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Pictures and recordings of the samples.
struct PictureTests {
    @Test(arguments: Sample.allCases)
    func drawsAPictureAndAFilm(sample: Sample) throws {
        let folder = TemporaryFolder()
        let (picture, film) = (folder.path("a.svg"), folder.path("b.svg"))
        let outcome = try Program.run(sample.rawValue, "--svg", picture, "--animate", film)
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty && outcome.complaint.isEmpty)
        for file in [picture, film] {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            #expect(text.hasPrefix("<svg "))
            #expect(text.hasSuffix("</svg>\n"))
            // Every reader of XML takes it.
            #expect(XMLParser(data: Data(text.utf8)).parse())
        }
        #expect(try String(contentsOfFile: film, encoding: .utf8).contains("@keyframes"))
    }

    @Test func aPictureShowsTheStateThatWasAskedFor() throws {
        let folder = TemporaryFolder()
        let file = folder.path("a.svg")
        _ = try Program.run("accounts", "--svg", file)
        #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("Joint Account"))
        _ = try Program.run("accounts", "--svg", file, "--refreshes", "1")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Joint Account"))
        // With keys, it is the screen that was seen last.
        _ = try Program.run("accounts", "--svg", file, "--keys", "wait:1,enter")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("100-4471"))
    }

    @Test func aLinkBelowASectionIsInThePicture() throws {
        let folder = TemporaryFolder()
        let file = folder.path("a.svg")
        _ = try Program.run("home", "--svg", file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("All recommendations"))
    }

    @Test(arguments: ["--svg", "--animate"])
    func aLinkToAFileStaysALink(option: String) throws {
        let folder = TemporaryFolder()
        let (file, link) = (folder.path("a.svg"), folder.path("b.svg"))
        try folder.write("", to: "a.svg")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        _ = try Program.run("form", option, link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg "))
    }

    @Test(arguments: ["--svg", "--animate"])
    func aFileThatCannotBeWrittenIsNamed(option: String) throws {
        let outcome = try Program.run("accounts", option, "/nowhere/a.svg")
        #expect(outcome.status == 1)
        #expect(outcome.complaint.contains("/nowhere/a.svg"))
    }

    @Test func aFilmIsNotMadeOfKeys() throws {
        let outcome = try Program.run("accounts", "--animate", "a.svg", "--keys", "r")
        #expect(outcome.status == 64)
    }

    @Test(arguments: Sample.repeatable)
    func recordsADemonstration(sample: Sample) throws {
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
