#if !canImport(UIKit) || os(watchOS)
import Foundation
import Tableau
import TableauPictures
import TestEnvironment
import Testing

@MainActor
private final class Accounts: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 3 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        [2, 0, 40][section]
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        ["CHECKING", nil, "OTHER"][section]
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        section == 2 ? "The end." : nil
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? TableViewCell(style: .value1, reuseIdentifier: "row")
        cell.textLabel?.text = "Row\n\(indexPath.row)"
        cell.detailTextLabel?.text = indexPath.row == 0 ? "$1" : nil
        cell.imageView?.glyph = indexPath.row == 1 ? "★" : nil
        cell.control =
            indexPath.row == 1 ? .datePicker(date: Date(timeIntervalSince1970: 951_782_400)) : nil
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

@MainActor
struct PlainTextTests {
    @Test func printsAllContent() {
        let accounts = Accounts()
        let table = TableView(style: .plain)
        table.dataSource = accounts
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let text = PlainText.render(table)
        expect(
            text.hasPrefix(
                """
                CHECKING
                  Row␊0  $1
                > ★ Row␊1  [2000-02-29 00:00]

                OTHER
                  Row␊0  $1

                """))
        expect(text.hasSuffix("  Row␊39\nThe end.\n"))
        expect(text.split(separator: "\n").count, 2 + 40 + 3)
    }

    @Test func columnsAreAligned() {
        // Prints aligned columns.
        do {
            let columns = [
                TableColumn("Name"), TableColumn("Load", alignment: .trailing), TableColumn("Town"),
            ]
            let table = TableView(style: .plain)
            let binder = TableViewBinder(tableView: table, clock: ManualUpdateClock())
            binder.onTable()
                .bind(
                    cellType: ColumnCell.self,
                    viewModels: [
                        .init(columns: columns, texts: ["ams", "7", "Rome"]),
                        .init(columns: columns, texts: ["東京の鯖", "12", "東\n京"], glyph: "■"),
                        .init(columns: columns, texts: ["none"]),
                    ]
                )
                .bind(
                    headerType: ColumnHeaderView.self,
                    viewModel: .init(
                        title: "SERVERS", columns: columns,
                        order: ColumnOrder(column: 1, isDescending: true)))
            binder.finish()
            expect(
                PlainText.render(table),
                """
                SERVERS
                  Name        Load ▼  Town
                  ams              7  Rome
                  ■ 東京の鯖      12  東␊京
                  none

                """)
            let svg = SVGPicture.render(table)
            expect(svg.contains(">ams<") && svg.contains(">7  Rome<"), "a phone has no columns")
            expect(svg.contains(">SERVERS<") && svg.contains(">Name  Load ▼  Town<"))
        }
        // Columns below another row are aligned.
        do {
            let columns = [TableColumn("Name"), TableColumn("Load", alignment: .trailing)]
            let title = TableViewCell(style: .default, reuseIdentifier: nil)
            title.textLabel?.text = "All servers"
            let rows = [["ams", "7"], ["frankfurt", "120"]].map { texts in
                let cell = ColumnCell(style: .default, reuseIdentifier: nil)
                cell.viewModel = .init(columns: columns, texts: texts)
                return cell
            }
            let source = Cells([title] + rows)
            let table = TableView(style: .plain)
            table.dataSource = source
            expect(
                PlainText.render(table),
                """
                  All servers
                  ams          7
                  frankfurt  120

                """)
        }
    }

    @Test func controlCharactersAreEscapedAndEmptyTablesEmpty() {
        // Control characters are escaped.
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "\u{1B}[31mred\u{9B}2J\u{7F}"
        cell.detailTextLabel?.text = "\u{202E}gpj.exe\u{202C}\u{2066}\u{200F}\u{61C}"
        cell.imageView?.glyph = "\u{7}"
        cell.control = .textField(text: "a\u{2029}b", placeholder: nil)
        let source = Cells([cell])
        let table = TableView(style: .plain)
        table.dataSource = source
        expect(
            PlainText.render(table),
            "  ␇ ␛[31mred\u{FFFD}2J␡  \u{FFFD}gpj.exe\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}  [a␤b]\n"
        )
        cell.control = .notes(text: "", placeholder: "\u{1B}]0;hi\u{7}\n\u{202E}")
        expect(PlainText.render(table).hasSuffix("  [␛]0;hi␇␊\u{FFFD}]\n"))

        // An empty table is empty.
        expect(PlainText.render(TableView(style: .plain)).isEmpty)
    }
}
#endif
