public import Tableau

/// The reason why a batch doesn't turn one table into another.
public enum TableViolation: Error, Hashable, Sendable {
    /// Table views reject the batch; UIKit raises an exception.
    case refused(TableContractViolation)
    /// The table accepts the batch, but then shows the wrong section here.
    case wrongSection(index: Int, shown: String, expected: String)
    /// The table accepts the batch, but then shows the wrong row here.
    case wrongRow(section: Int, row: Int, shown: String, expected: String)
    /// The right row is here, but with old content, because nothing reloads it.
    case staleRow(section: Int, row: Int, shown: String, expected: String)

    /// A one-word name of the rule, equal for violations of one kind.
    public var rule: String {
        switch self {
        case .refused(let violation): violation.rule.rawValue
        case .wrongSection: "wrongSection"
        case .wrongRow: "wrongRow"
        case .staleRow: "staleRow"
        }
    }
}

extension TableViolation: CustomStringConvertible {
    /// A description of the violation, its place and its solution, in one line.
    public var description: String {
        let text =
            switch self {
            case .refused(let violation): "\(violation)"
            case .wrongSection(let index, let shown, let expected):
                "Section \(index) shows \(shown), but \(expected) is expected there "
                    + "[wrongSection]. Delete, insert or move the sections that differ."
            case .wrongRow(let section, let row, let shown, let expected):
                "Row \(row) of section \(section) shows \(shown), but \(expected) is expected "
                    + "there [wrongRow]. Delete and insert, or move, the rows that differ."
            case .staleRow(let section, let row, let shown, let expected):
                "Row \(row) of section \(section) still shows \(shown) instead of "
                    + "\(expected) [staleRow]. Reload or reconfigure the row."
            }
        return PrintableText.line(text)
    }
}
