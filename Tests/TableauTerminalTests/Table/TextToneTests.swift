import Foundation
import Tableau
import TableauTerminal
import TestEnvironment
import Testing

/// Texts with a tone: in a legible colour, or with a sign where there are none.
@MainActor @Suite struct TextToneTests {
    /// Values of every tone, and the same in columns.
    private final class ToneTable: NSObject, TableViewDataSource {
        let table = TableView(style: .plain)

        override init() {
            super.init()
            table.register(TableViewCell.self, forCellReuseIdentifier: "value")
            table.register(ColumnCell.self, forCellReuseIdentifier: "columns")
            table.dataSource = self
            table.reloadData()
        }

        func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
            TextTone.allCases.count + 1
        }

        func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
            guard path.row < TextTone.allCases.count else {
                let cell = table.dequeueReusableCell(withIdentifier: "columns", for: path)
                (cell as? ColumnCell)?.viewModel = .init(
                    columns: [TableColumn("Price", width: 8), TableColumn("Size", width: 8)],
                    texts: ["100", "-5"], tones: [.normal, .negative])
                return cell
            }
            let tone = TextTone.allCases[path.row]
            let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "\(tone)"
            cell.detailTextLabel?.tone = tone
            return cell
        }
    }

    private func show(
        _ change: (inout TerminalOptions) -> Void
    ) async -> (TerminalTestHarness, ToneTable) {
        var options = TerminalOptions.testing
        change(&options)
        let rows = ToneTable()
        let app = TerminalApplication(
            root: TerminalScreen(rows.table, title: "Tones"), options: options)
        let harness = await TerminalTestHarness(app, size: TerminalSize(columns: 40, rows: 12))
        return (harness, rows)
    }

    private func style(of text: String, _ harness: TerminalTestHarness) throws -> ScreenStyle {
        let row = try #require(harness.screenText.firstIndex { $0.contains(text) })
        let line = harness.screenText[row]
        let start = try #require(line.range(of: text)).lowerBound
        return try #require(
            harness.style(column: line.distance(from: line.startIndex, to: start), row: row))
    }

    @Test(
        arguments: [TerminalTheme.dark, .light, .highContrast],
        [ColorDepth.truecolor, .ansi256])
    func eachToneHasAColourThatIsLegible(theme: TerminalTheme, depth: ColorDepth) async throws {
        let (harness, _) = await show {
            $0.theme = theme
            $0.capabilities.colorDepth = depth
        }
        let least = theme == .highContrast ? 7.0 : 4.5
        for keys in ["wait:0", "down", "down", "down", "down"] {
            try await harness.play(keys)
            for tone in TextTone.allCases {
                let style = try style(of: "\(tone)", harness)
                let contrast = style.foreground.shown(in: depth)
                    .contrast(with: style.background.shown(in: depth))
                expect((contrast ?? 21) >= least, "\(tone) has \(contrast ?? 0)")
            }
        }
        let positive = try style(of: "positive", harness).foreground
        let negative = try style(of: "negative", harness).foreground
        let normal = try style(of: "normal", harness).foreground
        expect(Set([normal, positive, negative]).count, 3)
        expect(try style(of: "-5", harness).foreground, negative, "in a column")
    }

    @Test func tonesAreToldWithFewOrNoColours() async throws {
        // Sixteen colours are those of the user.
        do {
            let (harness, _) = await show { $0.theme = .palette }
            try await harness.play("end")
            expect(try style(of: "positive", harness).foreground, .palette(2))
            expect(try style(of: "negative", harness).foreground, .palette(1))
            expect(try style(of: "warning", harness).foreground, .palette(3))
            // Reversed, it would be the ground of the text.
            try await harness.play("home,down,down")
            expect(try style(of: "positive", harness).foreground != .palette(2))
        }
        // Without colours a sign tells.
        do {
            let (harness, _) = await show { $0.theme = .noColor }
            let lines = harness.screenText.joined(separator: "\n")
            for text in ["▲ positive", "▼ negative", "! warning", "▼ -5"] {
                expect(lines.contains(text), true, "\(text)")
            }
            let (coloured, _) = await show { $0.theme = .dark }
            expect(coloured.screenText.joined().contains("▲"), false)
        }
    }
}
