/// An invalid batch or call, with the rule that it breaks.
///
/// A table reports it through `contractViolationHandler`, whose default traps with ``description``.
/// After a rejected batch the table reloads from its data source.
///
/// ```swift
/// tableView.contractViolationHandler = { violation in
///     print(violation.rule, violation.section ?? -1, violation.advice)
/// }
/// ```
public struct TableContractViolation: Error, Hashable, Sendable {
    /// The broken rule.
    public let rule: Rule
    /// The affected section, in the table before or after the batch, as ``description`` tells.
    public let section: Int?
    /// The affected rows of ``section``; empty if the whole section is affected.
    public let rows: [Int]
    /// The affected reuse identifier, if any.
    public internal(set) var identifier: String?
    /// The table that ``section`` and ``rows`` refer to.
    package let space: Space
    /// The destination of a move, in a negative row if it is a section.
    private(set) var destination: RowPath?
    /// The sum that is wrong, if the violation concerns counts.
    var counts: String?

    package enum Space: String, Sendable {
        case before
        case after
    }

    init(_ rule: Rule, section: Int? = nil, rows: [Int] = [], space: Space = .before) {
        self.rule = rule
        self.section = section
        self.rows = rows
        self.space = space
    }

    init(_ rule: Rule, _ run: RowRun, space: Space = .before, identifier: String? = nil) {
        self.init(rule, section: Int(run.section), rows: Array(run.rows.prefix(8)), space: space)
        self.identifier = identifier
    }

    init(_ rule: Rule, _ move: RowMove) {
        self.init(rule, RowRun(move.from))
        destination = move.to
    }

    /// Creates a violation by sections from one by the rows that stand for them.
    init(ofSections rows: TableContractViolation) {
        let isMismatch = rows.rule == .rowCountMismatch
        self.init(
            isMismatch ? .sectionCountMismatch : rows.rule, section: rows.rows.first,
            space: rows.space)
        destination = rows.destination.map { RowPath(section: $0.row, row: -1) }
        counts = rows.counts
    }
}
