/// Turns two tables' contents into batches by the recipe; not generic, so that it is fast.
struct Planner {
    private let old: [SectionContent]
    private let new: [SectionContent]
    private let match: SectionMatch
    private let options: UpdateOptions

    /// The first batch; nil if nothing changed.
    private(set) var first: CollectionUpdate?
    /// The second batch: section inserts and moves, where moves are to be seen.
    private(set) var second: CollectionUpdate?
    /// What made the plan less precise than it could be.
    private(set) var diagnostics: [PlanDiagnostic] = []
    /// Rows that go from one section to another: old place to new place in the final table.
    private(set) var crossings = RowMoves()

    private var crossing = CrossSectionMatch()

    init(
        old: [SectionContent], new: [SectionContent], match: SectionMatch, options: UpdateOptions
    ) {
        self.old = old
        self.new = new
        self.match = match
        self.options = options
    }

    mutating func plan() {
        let showsMoves = options.showsSectionMoves && !match.moves.isEmpty
        var batch = CollectionUpdate()
        var last = CollectionUpdate()
        if showsMoves {
            batch.sectionDeletes = match.deletes
            last.sectionInserts = match.inserts
            last.sectionMoves = match.moves.map { .init(old: $0.old, new: $0.new) }
        } else {
            batch.sectionDeletes = (match.deletes + match.moves.map(\.old)).sorted()
            batch.sectionInserts = (match.inserts + match.moves.map(\.new)).sorted()
        }
        var survivors = 0
        var middle: [Int: Int] = [:]
        for section in old.indices {
            guard let target = match.new(ofOld: section) else { continue }
            if match.isMoved(section), !showsMoves { continue }
            let place = showsMoves ? survivors : target
            if showsMoves, match.isMoved(section) { middle[section] = survivors }
            survivors += 1
            planRows(section, target, place, &batch, &last)
        }
        if showsMoves {
            last.sectionMoves = last.sectionMoves.map { .init(old: middle[$0.old]!, new: $0.new) }
        }
        crossing.match(old, new, in: &batch, final: &last, crossings: &crossings)
        finish(batch, last)
    }

    /// Gives the batches out: one where the second only follows up on the first.
    private mutating func finish(_ batch: CollectionUpdate, _ last: CollectionUpdate) {
        var (batch, last) = (batch, last)
        last.headerUpdates.sort()
        last.headerReplacements.sort()
        last.footerUpdates.sort()
        last.footerReplacements.sort()
        if last.changesStructure {
            if batch.changesStructure {
                (first, second) = (batch, last)
            } else {
                first = last
            }
            return
        }
        batch.rowReconfigures = last.rowReconfigures
        batch.headerUpdates = last.headerUpdates
        batch.headerReplacements = last.headerReplacements
        batch.footerUpdates = last.footerUpdates
        batch.footerReplacements = last.footerReplacements
        first = batch.isEmpty ? nil : batch
    }

    /// Plans the rows, header and footer of a section that stays.
    ///
    /// - Parameters:
    ///   - section: Its old index.
    ///   - target: Its final index.
    ///   - place: Its index after the batch that holds the row operations.
    private mutating func planRows(
        _ section: Int, _ target: Int, _ place: Int,
        _ batch: inout CollectionUpdate, _ last: inout CollectionUpdate
    ) {
        let (old, new) = (old[section], new[target])
        switch HeaderFooterContent.change(from: old.header, to: new.header) {
        case .none: break
        case .rebind: last.headerUpdates.append(target)
        case .replace: last.headerReplacements.append(target)
        }
        switch HeaderFooterContent.change(from: old.footer, to: new.footer) {
        case .none: break
        case .rebind: last.footerUpdates.append(target)
        case .replace: last.footerReplacements.append(target)
        }
        if old.rows.isSame(as: new.rows), old.cellSource == new.cellSource { return }
        if old.rows.isEmpty, new.rows.isEmpty { return }
        let keeps = old.keepsCells(in: new)
        if options.diagnoses {
            diagnostics += IdentityCheck.problems(from: old.rows, to: new.rows, section: target)
        }
        guard keeps, !old.rows.isEmpty, !new.rows.isEmpty else {
            // Everything goes and comes; where cells can be kept, other sections may want the rows.
            batch.rowDeletes.append(section: section, row: 0, count: old.rows.count)
            batch.rowInserts.append(section: place, row: 0, count: new.rows.count)
            crossing.note(old: section, target: target, place: place)
            return
        }
        let changes = old.rows.changes(to: new.rows)
        for row in changes.deletes { batch.rowDeletes.append(section: section, row: Int(row)) }
        for row in changes.inserts { batch.rowInserts.append(section: place, row: Int(row)) }
        if !changes.deletes.isEmpty || !changes.inserts.isEmpty {
            crossing.note(old: section, target: target, place: place)
        }
        var replaced: Set<Int> = []
        if new.rows.isUndiffable {
            for pair in changes.updates {
                batch.undiffableReloads.append(section, Int(pair.old), place, Int(pair.new))
            }
        } else if new.rowUpdates == .replace {
            for pair in changes.updates {
                batch.rowReloads.append(section, Int(pair.old), place, Int(pair.new))
                if !changes.moves.isEmpty { replaced.insert(pair.new) }
            }
        } else {
            for pair in changes.updates {
                last.rowReconfigures.append(section: target, row: Int(pair.new))
            }
        }
        for pair in changes.moves where replaced.isEmpty || !replaced.contains(pair.new) {
            batch.rowMoves.append(
                oldSection: section, oldRow: Int(pair.old), newSection: place,
                newRow: Int(pair.new))
        }
    }
}
