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
    /// The affected section, in the table that ``space`` names.
    public internal(set) var section: Int?
    /// The affected rows of ``section``; empty if the whole section is affected.
    public internal(set) var rows: [Int] = []
    /// The destination of a move, as section and row, if the violation concerns a move.
    public var destination: (section: Int, row: Int?)? {
        destinationPath.map { (Int($0.section), $0.row < 0 ? nil : Int($0.row)) }
    }
    /// Whether ``section`` and ``rows`` refer to the table before or after the batch.
    public internal(set) var space: Space = .before
    /// The mismatched counts, if the violation concerns counts.
    public internal(set) var counts: Counts?
    /// The affected reuse identifier, if any.
    public internal(set) var identifier: String?

    private var destinationPath: RowPath?

    /// The table that an index refers to.
    public enum Space: String, Hashable, Sendable {
        /// The table before the batch.
        case before
        /// The table after the batch.
        case after
    }

    /// Counts of sections, or of one section's rows.
    public struct Counts: Hashable, Sendable {
        /// The number before the batch.
        public var before: Int
        /// The number that the data source reports after the batch.
        public var after: Int
        /// The number of deletes.
        public var deleted: Int
        /// The number of inserts.
        public var inserted: Int
        /// The number moved in from other sections.
        public var movedIn: Int
        /// The number moved out to other sections.
        public var movedOut: Int
        /// The expected number after the batch.
        public var expected: Int { before - deleted + inserted + movedIn - movedOut }
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
        destinationPath = move.to
    }

    /// Creates a violation by sections from one by the rows that stand for them.
    init(ofSections rows: TableContractViolation) {
        let isMismatch = rows.rule == .rowCountMismatch
        self.init(
            isMismatch ? .sectionCountMismatch : rows.rule, section: rows.rows.first,
            space: rows.space)
        destinationPath = rows.destinationPath.map { RowPath(section: $0.row, row: -1) }
        counts = rows.counts
    }
}
