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

    @Test func controlCharactersAreRemoved() {
        songs.sections = [["\u{1B}[31m\u{9B}2J\u{202E}gpj.exe\u{2066}\u{200F}"]]
        let svg = SVGPicture.render(makeTable(.plain), title: "T\u{202E}\u{85}")
        expect(svg.contains(">[31m2Jgpj.exe</text>"))
        let obeyed = svg.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control
                    || scalar.properties.isBidiControl)
        }
        expect(obeyed.isEmpty, "\(obeyed.map(\.value))")
    }

    /// What is drawn of a text takes the same time however long the text is.
    @Test func anEnormousTextIsCut() {
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
        expect(svg.contains("s infinite"))
        expect(svg.contains("class=\"lit\""))
        expect(svg.contains("translate(-390px"), "the deleted row slides out to the left")
        expect(svg.contains(">Last<") && svg.contains(">Other<"), "both drawings of the row")
        let again = film.svg()
        expect(again, svg)
        songs.sections = [["Reloaded"]]
        table.reloadData()
        expect(film.sceneCount, 4)
        expect(film.svg(secondsPerScene: 1.5).contains("animation:m0 6s infinite"))
    }

    /// The elements of a film, in drawing order.
    private func elements(_ svg: String) -> [Substring] {
        svg.split(separator: "\n").filter { $0.hasPrefix("<g id=\"e") }
    }

    @Test(arguments: TableView.Style.allCases)
    func rowsAreOpaqueAndMoveOverEachOther(style: TableView.Style) throws {
        songs.sections = [["a", "gone", "b", "c"]]
        let table = makeTable(style)
        let film = AnimatedSVG(of: table)
        table.performBatchUpdates {
            songs.sections = [["c", "a", "b"]]
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
            table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
            table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        }
        let drawn = elements(film.svg())
        func place(_ text: String) throws -> Int {
            try #require(drawn.lastIndex { $0.contains(">\(text)</text>") })
        }
        try expect(place("gone") < place("a") && place("gone") < place("b"))
        try expect(place("c"), drawn.count - 1, "the moved row is above all others")
        for row in ["a", "b", "c", "gone"] {
            let element = drawn[try place(row)]
            let ground = try #require(element.range(of: "class=\"card\""))
            let letters = try #require(element.range(of: "<text"))
            expect(ground.upperBound < letters.lowerBound, "\(element)")
        }
    }

    @Test func aFlashIsDrawnBelowTheText() throws {
        let table = makeTable(.insetGrouped)
        let film = AnimatedSVG(of: table)
        table.performBatchUpdates {
            songs.sections[0][1] = "Changed"
            table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }
        let lit = try #require(elements(film.svg()).first { $0.contains("class=\"lit\"") })
        let ground = try #require(lit.range(of: "class=\"card\""))
        let light = try #require(lit.range(of: "class=\"lit\""))
        let letters = try #require(lit.range(of: "<text"))
        expect(ground.upperBound < light.lowerBound && light.upperBound < letters.lowerBound)
    }

    @Test func theLoopFadesOutAndIn() throws {
        let table = makeTable(.plain)
        let film = AnimatedSVG(of: table, title: "Songs")
        expect(!film.svg().contains("id=\"film\""), "a still picture doesn't fade")
        songs.sections = [["x"]]
        table.reloadData()
        let svg = film.svg()
        expect(svg.contains("@keyframes loop{0%{opacity:0}"))
        expect(svg.contains("100%{opacity:0}}#film{animation:loop 4s infinite}"))
        let film1 = try #require(svg.range(of: "<g id=\"film\">"))
        let bar = try #require(svg.range(of: "class=\"nav\" width"))
        expect(film1.upperBound < bar.lowerBound, "the title bar stays")
    }

    @Test func rowsMoveToTheirNewPositions() throws {
        songs.sections = [["a", "b"]]
        let table = makeTable(.plain)
        let film = AnimatedSVG(of: table)
        table.performBatchUpdates {
            songs.sections = [["x", "a", "b"]]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .right)
        }
        let svg = film.svg()
        // Two scenes of two seconds: at half time, "b" moves from 72 to 116 in 0.28 seconds.
        let frames =
            "{0%{transform:translate(0px,72px);opacity:1}50%{transform:translate(0px,72px);"
            + "opacity:1;animation-timing-function:cubic-bezier(.215,.61,.355,1)}"
            + "57%{transform:translate(0px,116px);opacity:1}100%{"
        expect(svg.contains(frames))
        // The new row slides in from the right.
        expect(svg.contains("50%{transform:translate(390px,28px);opacity:1"))
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
