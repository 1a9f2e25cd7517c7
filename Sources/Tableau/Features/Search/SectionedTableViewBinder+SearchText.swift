import Foundation

extension SectionedTableViewBinder {
    /// Reads the search text with a chain's rule, otherwise from the view models or models
    /// themselves.
    package func searchText(
        ofRows rows: Range<Int>, inSection section: Int,
        _ take: (_ row: Int, _ text: String) -> Void
    ) -> Bool {
        guard let content = content(at: section), rows.upperBound <= content.rows.count else {
            return false
        }
        let rules: [SearchTextRule] = values(.searchText, in: shown.states[section])
        for rule in rules where rule.read(content.models, rows, take) { return true }
        for list in [content.rows, content.models] {
            if let rule = list.type?.searchText, rule.read(list, rows, take) { return true }
        }
        return false
    }
}
