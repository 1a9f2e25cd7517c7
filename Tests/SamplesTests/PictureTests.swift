import Foundation
import Tableau
import TableauPictures
import TableauRx
import TableauTerminal
import TestEnvironment
import Testing

@testable import SamplesKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Pictures and films of the samples.
struct PictureTests {
    @Test(arguments: ["--film", "--still", "--cast"])
    func errorsNameAFileThatCannotBeWritten(option: String) throws {
        let outcome = try Program.run("accounts", option, "/nowhere/a.svg")
        expect(outcome.status, 73)
        expect(outcome.errors.contains("/nowhere/a.svg"))
    }

    /// The terminal's screen on a grid of cells: each line once at a time, and in
    /// the end as in the still.
    @Test(arguments: Effort.isFull ? Sample.repeatable : [.tasks])
    func filmsOfTheTerminalAreReproducible(sample: Sample) throws {
        let folder = TemporaryFolder()
        var films: [String] = []
        for name in ["a", "b"] {
            let outcome = try Program.run(
                sample.rawValue, "--size", "64x16", "--keys", sample.demonstration, "--film",
                folder.path("\(name).svg"), "--still",
                folder.path("\(name)-still.svg"), "--cast", folder.path("\(name).cast"))
            expect(outcome.status, 0)
            expect(outcome.output.isEmpty && outcome.errors.isEmpty)
            films.append(try String(contentsOfFile: folder.path("\(name).svg"), encoding: .utf8))
        }
        let film = films[0]
        let still = try String(contentsOfFile: folder.path("a-still.svg"), encoding: .utf8)
        expect(film, films[1], "reproducible")
        try expectRecordings(folder)
        for text in [film, still] {
            expect(XMLParser(data: Data(text.utf8)).parse())
            expect(text.contains("width=\"532\" height=\"308\""))
            // Blocks are rectangles: as text they would have gaps between lines.
            expect(!text.contains("▌") && !text.contains("▐"))
            expect(text.contains("width=\"4\" height=\"18.4\""), "the focus")
        }
        expect(film.contains("@keyframes") && film.contains("prefers-reduced-motion"))
        expect(!still.contains("@keyframes"))
        // Of the market, every frame changes most lines.
        let most = sample == .market ? 4_000_000 : 600_000
        expect(film.utf8.count < most, "\(film.utf8.count) bytes")
        let lines = FilmLines(film)
        expect(lines.times.count > 5)
        for time in lines.times {
            let rows = lines.shown(at: time).map(\.row)
            expect(Set(rows).count, rows.count, "at \(time) %")
        }
        expect(lines.shown(at: 100), FilmLines(still).shown(at: 0))
    }

    /// The documentation's pictures equal the program's output; `TABLEAU_RECORD=1` records them.
    @Test(arguments: [
        (
            "terminal.svg",
            [
                "accounts", "--size", "72x16", "--keys", Sample.accounts.demonstration, "--film",
            ]
        ),
        ("menu.svg", ["tasks", "--size", "72x18", "--keys", "wait:1,G,.", "--still"]),
    ])
    func thePicturesOfTheDocumentationAreUpToDate(name: String, arguments: [String]) throws {
        let folder = TemporaryFolder()
        let file = folder.path(name)
        let outcome = try Program.run(arguments + [file])
        expect(outcome.status, 0)
        try expectPicture(String(contentsOfFile: file, encoding: .utf8), is: name)
    }

    /// The accounts after a refresh, as a phone draws them.
    @MainActor @Test func thePictureOfThePhoneIsUpToDate() async throws {
        let clock = TerminalVirtualClock()
        let service = AccountsService(ClockScheduler(clock))
        let tableView = TableView(style: .grouped)
        let accounts = AccountsTable(tableView, service: service, show: { _ in })
        service.refresh()
        clock.advance(by: 1)
        // The table shows it in the next turn of the main queue.
        await withCheckedContinuation { passed in DispatchQueue.main.async { passed.resume() } }
        try expectPicture(SVGPicture.render(tableView, title: "Accounts"), is: "phone.svg")
        withExtendedLifetime(accounts) {}
    }

    private func expectPicture(_ picture: String, is name: String) throws {
        expect(XMLParser(data: Data(picture.utf8)).parse())
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Pictures/\(name)")
        try expect(recorded(path, as: picture), picture)
    }

    private func expectRecordings(_ folder: TemporaryFolder) throws {
        let recordings = try ["a.cast", "b.cast"].map {
            try String(contentsOfFile: folder.path($0), encoding: .utf8)
        }
        expect(recordings[0], recordings[1])
        expect(recordings[0].hasPrefix("{\"version\":2,"))
        expect(recordings[0].split(separator: "\n").count > 20)
    }
}
