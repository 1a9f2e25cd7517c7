#if !canImport(UIKit)
import Tableau
import TableauTerminal

extension TerminalScreen {
    /// The menu of samples, which is itself a bound table.
    static func menu(
        open: @escaping @MainActor (Sample) throws -> TerminalScreen
    ) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Tableau")
        let binder = TableViewBinder(tableView: screen.table)
        binder.onTable()
            .bind(
                cellType: SubtitleTableViewCell.self, models: Sample.allCases,
                mapToViewModels: { sample in
                    .init(
                        id: sample.rawValue, title: sample.title, detail: sample.summary,
                        accessoryType: .disclosureIndicator)
                }
            )
            .bind(headerTitle: "SAMPLES")
            .bind(footerTitle: "Enter opens one, Esc comes back, ? shows every key.")
            .onTapped { [unowned screen] _, _, sample in
                do {
                    screen.push(try open(sample))
                } catch {
                    screen.status((error as? DataFileError)?.summary ?? "\(error)")
                }
            }
        binder.finish()
        screen.controller = binder
        return screen
    }
}
#endif
