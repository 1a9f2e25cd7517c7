#if !canImport(UIKit)
public import Tableau

/// Why a batch does not turn one table into another.
public enum TableViolation: Error, Hashable, Sendable {
    /// No table view accepts the batch: UIKit raises an exception here.
    case refused(TableContractViolation)
    /// The batch is accepted, and then another section stands here than the data have.
    case wrongSection(index: Int, shown: String, expected: String)
    /// The batch is accepted, and then another row stands here than the data have.
    case wrongRow(section: Int, row: Int, shown: String, expected: String)
    /// The right row stands here, with content that is out of date: nothing reloads it.
    case staleRow(section: Int, row: Int, shown: String, expected: String)

    /// The rule in one word; equal for violations of one kind.
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
    /// What is wrong, where, and what to do about it, in one line.
    public var description: String {
        switch self {
        case .refused(let violation): PrintableText.line("\(violation)")
        case .wrongSection(let index, let shown, let expected):
            PrintableText.line(
                "Section \(index) shows \(shown), but the data have \(expected) there "
                    + "[wrongSection]. Delete, insert or move the sections that differ.")
        case .wrongRow(let section, let row, let shown, let expected):
            PrintableText.line(
                "Row \(row) of section \(section) shows \(shown), but the data have \(expected) "
                    + "there [wrongRow]. Delete and insert, or move, the rows that differ.")
        case .staleRow(let section, let row, let shown, let expected):
            PrintableText.line(
                "Row \(row) of section \(section) still shows \(shown), but the data have "
                    + "\(expected) [staleRow]. Reload or reconfigure the row.")
        }
    }
}
#endif
