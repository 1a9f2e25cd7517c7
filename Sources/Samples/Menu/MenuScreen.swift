#if !canImport(UIKit)
import Tableau

/// The menu of samples, which is itself a bound table.
@MainActor
final class MenuScreen: SampleScreen {
    let title = "Tableau"
    let tableView = TableView(style: .grouped)

    private let binder: TableViewBinder

    /// Creates the menu.
    init(_ context: SampleContext) {
        binder = TableViewBinder(tableView: tableView, clock: context.updateClock)
        binder.onTable()
            .bind(
                cellType: SubtitleTableViewCell.self, models: Sample.allCases,
                mapToViewModels: { sample in
                    .init(
                        id: sample.rawValue, title: sample.title, subtitle: sample.summary,
                        accessoryType: .disclosureIndicator)
                }
            )
            .bind(headerTitle: "SAMPLES")
            .bind(footerTitle: "Enter opens one, Esc comes back, ? shows every key.")
            .onTapped { [context] _, _, sample in
                do {
                    context.host?.push(try sample.makeScreen(context))
                } catch {
                    context.host?.say((error as? DataFileError)?.summary ?? "\(error)")
                }
            }
        binder.finish()
    }
}
#endif
