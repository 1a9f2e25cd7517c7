#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TableauPictures
import TestEnvironment
import Testing

/// Songs by section; an empty section has a header too.
@MainActor
private final class Songs: TableViewDataSource {
    var sections: [[String]]
    var tone = TextTone.normal

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Disc \(section + 1) & more"
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "song")
            ?? TableViewCell(style: .value1, reuseIdentifier: "song")
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.detailTextLabel?.text = "3:0\(indexPath.row)"
        cell.detailTextLabel?.tone = tone
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

@MainActor
struct SVGTests {
    @Test func aToneIsAClassWithColoursInThePicturesThatHaveIt() {
        let songs = Songs([["One"]])
        let table = TableView(style: .plain)
        table.dataSource = songs
        table.reloadData()
        let plain = SVGPicture.render(table, title: nil)
        songs.tone = .negative
        table.reloadData()
        let toned = SVGPicture.render(table, title: nil)
        expect(plain.contains("tone-"), false)
        expect(toned.contains("class=\"d e tone-negative\""), true)
        expect(toned.contains(".tone-negative{fill:"), true)
    }

    private let songs = Songs([["<One> & \"Two\" 'Three'\u{1B}[0m", "Ümlaut"], ["Last"]])

    private func makeTable(_ style: TableView.Style) -> TableView {
        let table = TableView(style: style)
        table.dataSource = songs
        return table
    }

    private func isWellFormed(_ svg: String) -> Bool {
        // A sufficient parser for this output: tags nest, attributes are quoted.
        var open: [Substring] = []
        for tag in svg.matches(of: /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/) {
            if tag.1 == "/" {
                guard open.popLast() == tag.2 else { return false }
            } else if tag.4 != "/" {
                open.append(tag.2)
            }
        }
        let left = svg.replacing(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/, with: "")
        return open.isEmpty && !left.contains("<") && !left.contains("&amp;amp;")
    }

    @Test(arguments: TableView.Style.allCases)
    func drawsAWholeTable(style: TableView.Style) {
        let table = makeTable(style)
        let svg = SVGPicture.render(table, title: "Songs")
        expect(isWellFormed(svg))
        expect(svg.contains(">Disc 1 &amp; more</text>"))
        expect(svg.contains("&lt;One&gt; &amp; &quot;Two&quot; &#39;Three&#39;[0m"))
        expect(svg.contains(">Last</text>"))
        expect(svg.contains("role=\"img\" aria-label=\"Songs\""))
        expect(svg.contains("rx=\"10\""), (style == .insetGrouped))
        expect(!svg.contains("@keyframes"))
        expect(SVGPicture.render(table, title: "Songs"), svg, "reproducible")
        expect(!SVGPicture.render(table).contains("class=\"nav\""))
    }

    @Test func controlCharactersAndEnormousTextsAreCut() {
        // Control characters are removed.
        songs.sections = [["\u{1B}[31m\u{9B}2J\u{202E}gpj.exe\u{2066}\u{200F}"]]
        let svg = SVGPicture.render(makeTable(.plain), title: "T\u{202E}\u{85}")
        expect(svg.contains(">[31m2Jgpj.exe</text>"))
        let obeyed = svg.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control
                    || scalar.properties.isBidiControl)
        }
        expect(obeyed.isEmpty, "\(obeyed.map(\.value))")

        // An enormous text is cut. What is drawn of a text takes the same time however long the
        // text is.
        let text = String(repeating: "wörd ", count: 200_000)
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = text
        let source = Cells([cell])
        let table = TableView(style: .plain)
        table.dataSource = source
        let duration = ContinuousClock().measure {
            let svg = SVGPicture.render(table)
            expect(svg.contains(">wörd wörd wörd …<"))
            expect(svg.utf8.count < 8_000)
        }
        expect(duration < .seconds(20))
    }

    @Test func drawsEveryKindOfContent() {
        let cells = [
            CellControl.toggle(isOn: true), .toggle(isOn: false),
            .textField(text: "", placeholder: "Name"), .notes(text: "Two\nlines"),
            .datePicker(date: Date(timeIntervalSince1970: 0)),
        ].map { control in
            let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = String(repeating: "A long title ", count: 9)
            cell.detailTextLabel?.text = "below"
            cell.imageView?.glyph = "★"
            cell.accessoryType = .checkmark
            cell.control = control
            return cell
        }
        let source = Cells(cells)
        let table = TableView(style: .insetGrouped)
        table.dataSource = source
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let svg = SVGPicture.render(table)
        expect(isWellFormed(svg))
        for part in [
            "class=\"on\"", "class=\"off\"", ">Name<", ">Two<", ">lines<", "1970-01-01 00:00", "★",
            "…<", "class=\"k\"", "class=\"sel\"",
        ] {
            expect(svg.contains(part), "\(part)")
        }
    }

    @Test func aTableThatDoesNotChangeIsNotAnimated() {
        let table = makeTable(.plain)
        let film = AnimatedSVG(of: table)
        film.capture()
        expect(film.sceneCount, 1)
        expect(!film.svg().contains("@keyframes"))
    }

    @Test(arguments: TableView.Style.allCases)
    func changesAreAnimated(style: TableView.Style) {
        let table = makeTable(style)
        let film = AnimatedSVG(of: table, title: "Songs")
        table.performBatchUpdates {
            songs.sections = [["Ümlaut", "New"], ["Other"]]
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .right)
            table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        }
        table.performBatchUpdates {
            songs.sections = [["New", "Ümlaut"]]
            table.deleteSections([1], with: .fade)
            table.moveRow(
                at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        }
        expect(film.sceneCount, 3)
        let svg = film.svg()
        expect(isWellFormed(svg))
        expect(svg.contains("prefers-reduced-motion"))
        expect(svg.contains(">Last<") && svg.contains(">Other<"), "both texts of the row")
        let again = film.svg()
        expect(again, svg)
        songs.sections = [["Reloaded"]]
        table.reloadData()
        expect(film.sceneCount, 4)
        expect(
            film.svg(secondsPerScene: 1.5).contains(
                "#s3{animation:scene 6s step-end 4.5s infinite}"))
    }

    /// Each scene is opaque and drawn above the one before, below the title bar.
    @Test func scenesCoverEachOther() throws {
        let table = makeTable(.plain)
        let film = AnimatedSVG(of: table, title: "Songs")
        expect(!film.svg().contains("id=\"s0\""), "a still picture has no scenes")
        songs.sections = [["x"]]
        table.reloadData()
        let svg = film.svg()
        expect(svg.contains("@keyframes scene{0%{opacity:1}50%{opacity:0}100%{opacity:0}}"))
        let parts = try [
            "<g id=\"s0\">", ">Last<", "<g id=\"s1\" opacity=\"0\">", ">x<", "class=\"nav\" width",
        ]
        .map { try #require(svg.range(of: $0), "\($0)").lowerBound }
        expect(parts, parts.sorted())
        for scene in svg.components(separatedBy: "<g id=").dropFirst() {
            expect(scene.split(separator: "\n")[1].hasPrefix("<rect class=\"bg\""))
        }
    }
}

/// A table of given cells.
@MainActor
final class Cells: TableViewDataSource {
    private let cells: [TableViewCell]

    init(_ cells: [TableViewCell]) { self.cells = cells }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cells[indexPath.row]
    }
}
#endif
