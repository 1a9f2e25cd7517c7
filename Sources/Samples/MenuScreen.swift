import Tableau

#if !canImport(UIKit)
import TableauTerminal

extension TerminalScreen {
    /// The menu of samples, which is itself a bound table.
    static func menu(
        open: @escaping @MainActor (Sample) throws -> TerminalSplit
    ) -> TerminalScreen {
        let screen = TerminalScreen(TableView(style: .grouped), title: "Tableau")
        let binder = TableViewBinder(tableView: screen.table)
        binder.bindSamples(footer: "Enter opens one, Esc comes back, ? shows every key.") {
            [unowned screen] in
            screen.application?.push(try open($0))
        } failed: { [unowned screen] in
            screen.status($0)
        }
        screen.controller = binder
        return screen
    }
}
#endif

extension TableViewBinder {
    /// Binds a row for each sample.
    func bindSamples(
        footer: String?, open: @escaping @MainActor (Sample) throws -> Void,
        failed: @escaping @MainActor (_ reason: String) -> Void
    ) {
        onTable()
            .bind(
                cellType: SubtitleTableViewCell.self, models: Sample.allCases,
                mapToViewModels: { sample in
                    .init(
                        id: sample.rawValue, title: sample.title, detail: sample.summary,
                        accessoryType: .disclosureIndicator)
                }
            )
            .bind(headerTitle: "SAMPLES")
            .bind(footerTitle: footer)
            .onTapped { _, _, sample in
                do { try open(sample) } catch {
                    failed((error as? DataFileError)?.summary ?? "\(error)")
                }
            }
        finish()
    }
}
