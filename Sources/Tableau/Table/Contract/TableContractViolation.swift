/// A batch, or a call, that no table can carry out, and why.
///
/// A table reports it through `contractViolationHandler`, whose default stops the program with
/// ``description``; after a rejected batch the table reloads from its data source, so that nothing
/// is left half applied.
///
/// ```swift
/// tableView.contractViolationHandler = { violation in
///     print(violation.rule, violation.section ?? -1, violation.advice)
/// }
/// ```
public struct TableContractViolation: Error, Hashable, Sendable {
    /// The rule that was broken.
    public let rule: Rule
    /// The section concerned, in the table that ``space`` names.
    public internal(set) var section: Int?
    /// The rows concerned, in ``section``; empty if the section as a whole is meant.
    public internal(set) var rows: [Int] = []
    /// Where a move leads, as section and row, if the violation is about a move.
    public internal(set) var destination: (section: Int, row: Int?)? {
        get { destinationPath.map { (Int($0.section), $0.row < 0 ? nil : Int($0.row)) } }
        set {
            destinationPath = newValue.map { RowPath(section: $0.section, row: $0.row ?? -1) }
        }
    }
    /// Whether ``section`` and ``rows`` count before the batch or after it.
    public internal(set) var space: Space = .before
    /// The counts that do not fit, where counts are the matter.
    public internal(set) var counts: Counts?
    /// The reuse identifier concerned, where there is one.
    public internal(set) var identifier: String?

    private var destinationPath: RowPath?

    /// The table in which an index is meant.
    public enum Space: String, Hashable, Sendable {
        /// The table before the batch.
        case before
        /// The table after the batch.
        case after
    }

    /// What the table counted, of sections or of one section's rows.
    public struct Counts: Hashable, Sendable {
        /// How many there were before the batch.
        public var before: Int
        /// How many the data source has after the batch.
        public var after: Int
        /// How many the batch takes away by deletes.
        public var deleted: Int
        /// How many the batch adds by inserts.
        public var inserted: Int
        /// How many the batch moves in from other sections.
        public var movedIn: Int
        /// How many the batch moves out to other sections.
        public var movedOut: Int
        /// How many there would have to be after the batch.
        public var expected: Int { before - deleted + inserted + movedIn - movedOut }
    }

    init(_ rule: Rule, section: Int? = nil, rows: [Int] = [], space: Space = .before) {
        self.rule = rule
        self.section = section
        self.rows = rows
        self.space = space
    }

    init(_ rule: Rule, _ run: RowRun, space: Space = .before) {
        self.init(
            rule, section: Int(run.section), rows: (run.row..<run.end).prefix(8).map { Int($0) },
            space: space)
    }

    init(_ rule: Rule, _ path: RowPath, space: Space = .before) {
        self.init(rule, section: Int(path.section), rows: [Int(path.row)], space: space)
    }

    init(_ rule: Rule, _ move: RowMove) {
        self.init(rule, move.from)
        destinationPath = move.to
    }

    init(_ rule: Rule, _ move: SectionMove) {
        self.init(rule, section: Int(move.from))
        destinationPath = RowPath(section: move.to, row: -1)
    }
}
