import Foundation
import TableEngine

// A delegate's method takes precedence; without it, the table's own properties apply.

extension TableDriver {
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        table.callForCell {
            table.delegate(for: .rowHeight)?.tableView(table, heightForRowAt: indexPath)
        } ?? table.rowHeight
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        table.delegate(for: .headerHeight)?.tableView(table, heightForHeaderInSection: section)
            ?? table.sectionHeaderHeight
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        table.delegate(for: .footerHeight)?.tableView(table, heightForFooterInSection: section)
            ?? table.sectionFooterHeight
    }

    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        guard let delegate = table.delegate(for: .estimatedRowHeight) else {
            return table.estimatedRowHeight
        }
        let estimate = delegate.tableView(table, estimatedHeightForRowAt: indexPath)
        if estimate == 0 { table.violationHandler("The delegate estimates rows to be 0 high.") }
        return checked(estimate)
    }

    func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat {
        table.delegate(for: .estimatedHeaderHeight).map {
            checked($0.tableView(table, estimatedHeightForHeaderInSection: section))
        } ?? table.estimatedSectionHeaderHeight
    }

    func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat {
        table.delegate(for: .estimatedFooterHeight).map {
            checked($0.tableView(table, estimatedHeightForFooterInSection: section))
        } ?? table.estimatedSectionFooterHeight
    }

    private func checked(_ estimate: CGFloat) -> CGFloat {
        if estimate != UITableView.automaticDimension,
            estimate < 0 || (0.0 < estimate && estimate <= 1)
        {
            table.violationHandler("An estimate of \(estimate): height must not be negative.")
        }
        return estimate
    }
}
