/// Turns two tables' contents into batches by the recipe; not generic, so that it is fast.
struct Planner {
    private let old: [SectionContent]
    private let new: [SectionContent]
    private let options: UpdateOptions
    private let scratch: DiffScratch
    /// Which old section is which new one.
    let match: SectionMatch

    /// The first batch; nil if nothing changed.
    private(set) var first: CollectionUpdate?
    /// The second batch: section inserts and moves, where moves are to be seen.
    private(set) var second: CollectionUpdate?
    /// What made the plan less precise than it could be.
    private(set) var diagnostics: [PlanDiagnostic] = []
    /// Rows that go from one section to another: old place to new place in the final table.
    private(set) var crossings = RowMoves()

    /// The operations of the batch that holds all those on rows.
    private var batch = CollectionUpdate()
    /// What is counted in the final table: section inserts and moves, and work after the batches.
    private var last = CollectionUpdate()
    /// Sections that stay and whose rows are other arrays; borrowed from `old` and `new`.
    private var changed: ContiguousArray<ChangedSection> = []
    /// For each of those its index after `batch`: not the final one if a second batch follows.
    private var places: ContiguousArray<Int> = []

    init(
        old: [SectionContent], new: [SectionContent], match: SectionMatch, options: UpdateOptions,
        scratch: DiffScratch
    ) {
        self.old = old
        self.new = new
        self.match = match
        self.options = options
        self.scratch = scratch
    }

    mutating func plan() {
        scratch.beginCollecting()
        if match.isIdentity {
            for section in old.indices { compare(section, section, section) }
        } else if options.showsSectionMoves, !match.moves.isEmpty {
            planShowingMoves()
        } else {
            batch.sectionDeletes = (match.deletes + match.moves.map(\.old)).sorted()
            batch.sectionInserts = (match.inserts + match.moves.map(\.new)).sorted()
            batch.sectionReplacements = match.moves.map { .init(old: $0.old, new: $0.new) }
            for section in old.indices where !match.isMoved(section) {
                guard let target = match.new(ofOld: section) else { continue }
                compare(section, target, target)
            }
        }
        if !changed.isEmpty { emitRows() }
        finish()
    }

    /// Two batches: one in the old order of the sections that stay, then one that orders them.
    private mutating func planShowingMoves() {
        batch.sectionDeletes = match.deletes
        var place = 0
        var middles = ContiguousArray(repeating: -1, count: old.count)
        for section in old.indices {
            guard let target = match.new(ofOld: section) else { continue }
            compare(section, target, place)
            middles[section] = place
            place += 1
        }
        last.sectionInserts = match.inserts
        last.sectionMoves = match.moves.map { .init(old: middles[$0.old], new: $0.new) }
    }

    /// Compares a section that stays.
    ///
    /// - Parameters:
    ///   - section: Its old index.
    ///   - target: Its final index.
    ///   - place: Its index after the batch that holds the row operations.
    private mutating func compare(_ section: Int, _ target: Int, _ place: Int) {
        // Most turns leave most sections as they are.
        if old[section] === new[target] { return }
        compareHeadersAndFooters(section, target)
        let keepsCells = old[section].cellSource == new[target].cellSource
        if keepsCells, old[section].rows.isSame(as: new[target].rows) { return }
        let (before, after) = (old[section].rows, new[target].rows)
        if before.isEmpty, after.isEmpty { return }
        var changes: CollectedChanges?
        if keepsCells, !before.isEmpty, !after.isEmpty, before.isComparable(with: after) {
            changes = before.collectChanges(to: after, in: scratch)
        }
        diagnose(changes, after, target)
        if changes?.isEmpty == true { return }
        changed.append(
            ChangedSection(
                old: section, new: target, oldRows: before.erased.borrowed,
                newRows: after.erased.borrowed,
                changes: changes))
        places.append(place)
    }

    private mutating func compareHeadersAndFooters(_ section: Int, _ target: Int) {
        // Most sections have neither, and asking that copies nothing.
        if old[section].header != nil || new[target].header != nil {
            switch HeaderFooterContent.change(from: old[section].header, to: new[target].header) {
            case .none: break
            case .rebind: last.headerUpdates.append(target)
            case .replace: last.headerReplacements.append(target)
            }
        }
        if old[section].footer != nil || new[target].footer != nil {
            switch HeaderFooterContent.change(from: old[section].footer, to: new[target].footer) {
            case .none: break
            case .rebind: last.footerUpdates.append(target)
            case .replace: last.footerReplacements.append(target)
            }
        }
    }

    private mutating func diagnose(_ changes: CollectedChanges?, _ rows: RowList, _ target: Int) {
        let hasDuplicates = options.namesDuplicates && changes?.counts.hasDuplicates == true
        if options.diagnoses || hasDuplicates,
            let duplicate = IdentityCheck.duplicate(in: rows, section: target)
        {
            diagnostics.append(duplicate)
        }
        guard let changes else { return }
        if changes.counts.isUndiffable, !changes.isEmpty {
            diagnostics.append(.undiffableSection(section: target, rowType: rows.kind?.name))
        }
        if let pair = changes.counts.disagreement, let kind = rows.kind {
            diagnostics.append(
                .equalRowsWithDifferentIdentities(
                    section: target, oldRow: Int(pair.old), newRow: Int(pair.new),
                    rowType: kind.name))
        }
    }

    /// Gives the batches out: one where the second only follows up on the first.
    private mutating func finish() {
        guard last.changesStructure else {
            batch.rowReconfigures = last.rowReconfigures
            batch.headerUpdates = last.headerUpdates
            batch.headerReplacements = last.headerReplacements
            batch.footerUpdates = last.footerUpdates
            batch.footerReplacements = last.footerReplacements
            first = batch.isEmpty ? nil : batch
            return
        }
        last.headerUpdates.sort()
        last.headerReplacements.sort()
        last.footerUpdates.sort()
        last.footerReplacements.sort()
        first = batch.changesStructure ? batch : last
        second = batch.changesStructure ? last : nil
    }
}

extension Planner {
    /// Turns what changed in the sections' rows into operations.
    private mutating func emitRows() {
        let join = joinSections()
        var deletedRow = 0
        var insertedRow = 0
        for index in changed.indices {
            let section = changed[index]
            let place = places[index]
            let (source, target) = (section.old, section.new)
            section.emitDeletes(join, &deletedRow) {
                batch.rowDeletes.append(section: source, row: $0)
            }
            section.emitInserts(join, &insertedRow) {
                batch.rowInserts.append(section: place, row: $0)
            }
            if section.changes?.counts.isUndiffable == true {
                section.emitUpdates(join.collected) {
                    batch.undiffableReloads.append(source, $0, place, $1)
                }
            } else if new[target].rowUpdates == .replace {
                emitReplacing(section, place, join.collected)
                continue
            } else {
                section.emitUpdates(join.collected) {
                    last.rowReconfigures.append(section: target, row: $1)
                }
            }
            section.emitMoves(join.collected) { batch.rowMoves.append(source, $0, place, $1) }
        }
        for crossing in join.crossings {
            let (source, target) = (changed[crossing.from].old, changed[crossing.target].new)
            batch.rowMoves.append(source, crossing.oldRow, places[crossing.target], crossing.newRow)
            crossings.append(source, crossing.oldRow, target, crossing.newRow)
            if crossing.isUpdated {
                last.rowReconfigures.append(section: target, row: crossing.newRow)
            }
        }
    }

    /// Updated rows go and come anew, so they need no move; both are in the order of the new rows.
    private mutating func emitReplacing(
        _ section: ChangedSection, _ place: Int, _ collected: UnsafePointer<Int32>
    ) {
        let updates = section.updates(in: collected)
        var next = 0
        section.emitUpdates(collected) { batch.rowReloads.append(section.old, $0, place, $1) }
        section.emitMoves(collected) { row, newRow in
            while next < updates.count, updates[next].new < newRow { next += 1 }
            if next < updates.count, updates[next].new == newRow { return }
            batch.rowMoves.append(section.old, row, place, newRow)
        }
    }

    /// Finds rows that change their section; a row only keeps its cell among sections of one cell
    /// source.
    private func joinSections() -> CrossSectionJoin {
        var join = CrossSectionJoin(changed, scratch)
        guard changed.count > 1 else { return join }
        var groups = RowGroups()
        // A provider may choose another cell in another section: its rows go and come instead.
        for (index, section) in changed.enumerated() {
            if section.deleteCount > 0, old[section.old].rowUpdates == .reconfigure {
                let content = old[section.old]
                groups.addDeleting(index, content.rows.kind, cellSource: content.cellSource)
            }
            if section.insertCount > 0, new[section.new].rowUpdates == .reconfigure {
                let content = new[section.new]
                groups.addInserting(index, content.rows.kind, cellSource: content.cellSource)
            }
        }
        groups.join(&join)
        return join
    }
}
