/// Plans batches between two tables' contents; not generic, for speed.
struct Planner {
    private let old: SectionContents
    private let new: SectionContents
    private let options: UpdateOptions
    private let scratch: DiffScratch
    private let match: SectionMatch

    /// The batches in order: none if nothing changed, two if section moves are shown.
    private(set) var updates: [CollectionUpdate] = []
    /// Properties of the data that make the plan less precise.
    private(set) var diagnostics: [PlanDiagnostic] = []

    /// The batch with all operations on rows.
    private var batch = TableBatch()
    /// Operations with indexes in the final table: section inserts and moves, and what follows the
    /// batches.
    private var last = CollectionUpdate()
    /// Remaining sections whose rows are other arrays; borrowed from `old`, `new` and `scratch`.
    private var changed: ContiguousArray<ChangedSection> = []
    /// The index of each old section that remains after `batch`, if a second one changes their order;
    /// else empty.
    private var middles: ContiguousArray<Int> = []

    init(
        old: SectionContents, new: SectionContents, match: SectionMatch, options: UpdateOptions,
        scratch: DiffScratch
    ) {
        self.old = old
        self.new = new
        self.match = match
        self.options = options
        self.scratch = scratch
        plan()
    }

    private mutating func plan() {
        scratch.beginCollecting()
        if options.checks { for section in match.inserts { nameDuplicate(in: section) } }
        if match.isIdentity {
            // Most sections do not change in most turns.
            old.forEachDifference(from: new) { compare($0, $1, with: $0, $2) }
        } else if options.showsSectionMoves, !match.moves.isEmpty {
            planShowingMoves()
        } else {
            batch.sections.deletes = operations(
                match.deletes, options.animations.sectionDeletion,
                replacing: match.moves.map(\.old))
            batch.sections.inserts = operations(
                match.inserts, options.animations.sectionInsertion,
                replacing: match.moves.map(\.new))
            var isMoved = [Bool](repeating: false, count: old.count)
            for move in match.moves {
                isMoved[move.old] = true
                if options.checks, !old[move.old].rows.isSame(as: new[move.new].rows) {
                    nameDuplicate(in: move.new)
                }
            }
            for section in old.indices where !isMoved[section] {
                guard let target = match.new(ofOld: section) else { continue }
                compare(section, old[section], with: target, new[target])
            }
        }
        if !changed.isEmpty { emitRows() }
        finish()
    }

    /// Returns sections that are deleted or inserted, and `replaced` ones, which only change their order.
    private func operations(
        _ sections: [Int], _ animation: TableView.RowAnimation, replacing replaced: [Int] = []
    ) -> [RowRun] {
        let update = options.animations.sectionUpdate
        let operations =
            sections.map { RowRun(.section(Int32($0)), animation: animation) }
            + replaced.map { RowRun(.section(Int32($0)), animation: update, cause: .reload) }
        return operations.sorted { $0.row < $1.row }
    }

    /// Plans two batches: one in the old order of the remaining sections, then one that reorders
    /// them.
    private mutating func planShowingMoves() {
        batch.sections.deletes = operations(match.deletes, options.animations.sectionDeletion)
        var place = 0
        middles = ContiguousArray(repeating: -1, count: old.count)
        for section in old.indices {
            guard let target = match.new(ofOld: section) else { continue }
            compare(section, old[section], with: target, new[target])
            middles[section] = place
            place += 1
        }
        // The sections were compared in their old order.
        for edge in HeaderFooterKind.allCases {
            last.headersFooters[edge].updates.sort()
            last.headersFooters[edge].replacements.sort()
        }
        last.batch.sections.inserts = operations(match.inserts, options.animations.sectionInsertion)
        last.batch.sections.moves = match.moves.map {
            RowMove(from: .section(Int32(middles[$0.old])), to: .section(Int32($0.new)))
        }
    }

    private mutating func compare(
        _ section: Int, _ before: SectionContent, with target: Int, _ after: SectionContent
    ) {
        if before === after { return }
        compareHeadersAndFooters(before, after, target)
        let keepsCells = !options.replacesCells || before.cellSource == after.cellSource
        if keepsCells, before.rows.isSame(as: after.rows) { return }
        if before.rows.isEmpty, after.rows.isEmpty { return }
        let section = ChangedSection(
            old: section, before.rows, new: target, after.rows, keepsRows: keepsCells, in: scratch)
        diagnose(section, of: after.rows)
        if section.changes.isEmpty { return }
        changed.append(section)
    }

    private mutating func compareHeadersAndFooters(
        _ before: SectionContent, _ after: SectionContent, _ target: Int
    ) {
        // Most sections have neither.
        if before.header == nil, after.header == nil, before.footer == nil, after.footer == nil {
            return
        }
        for edge in HeaderFooterKind.allCases {
            switch HeaderFooterContent.change(from: before[edge], to: after[edge]) {
            case .none: break
            case .rebind: last.headersFooters[edge].updates.append(target)
            case .replace: last.headersFooters[edge].replacements.append(target)
            }
        }
    }

    private mutating func diagnose(_ section: ChangedSection, of rows: RowList) {
        if options.checks || options.namesDuplicates && section.changes.hasDuplicates {
            nameDuplicate(in: section.new)
        }
        if let pair = section.changes.disagreement, let type = rows.type {
            let (old, new) = (section.oldRow(pair.old), section.newRow(pair.new))
            diagnostics.append(
                .equalRowsWithDifferentIdentities(
                    section: section.new, oldRow: Int(old), newRow: Int(new), rowType: type.name))
        }
    }

    private mutating func nameDuplicate(in section: Int) {
        let duplicate = PlanDiagnostic.duplicate(in: new[section].rows, section: section)
        if let duplicate { diagnostics.append(duplicate) }
    }

    /// Creates the updates: only one if the second batch would be empty.
    private mutating func finish() {
        last.headerFooterAnimation = options.animations.sectionHeaderFooterUpdate
        if last.batch.isStructural {
            if batch.isStructural {
                var first = CollectionUpdate()
                first.batch = batch
                updates.append(first)
            }
        } else {
            batch.rows.reconfigures = last.batch.rows.reconfigures
            last.batch = batch
        }
        if !last.isEmpty { updates.append(last) }
    }
}

extension Planner {
    /// Converts changes of the sections' rows into operations.
    private mutating func emitRows() {
        let join = joinSections()
        let collected = scratch.collected
        let animations = options.animations
        for section in changed {
            let target = place(of: section)
            for row in section.deletes(in: collected) where row >= 0 {
                batch.rows.deletes.append(section.oldPath(row), animation: animations.rowDeletion)
            }
            for row in section.inserts(in: collected) where row >= 0 {
                batch.rows.inserts.append(
                    RowPath(section: target, row: section.newRow(row)),
                    animation: animations.rowInsertion)
            }
            let updates = section.updates(in: collected)
            let content = new[section.new]
            let isUndiffable = content.rows.type?.isUndiffable ?? true
            let replaces =
                options.replacesCells && (isUndiffable || content.rowUpdates == .replace)
            if replaces {
                let cause: OperationCause = isUndiffable ? .undiffableReload : .reload
                let animation =
                    isUndiffable ? animations.undiffableSectionUpdate : animations.rowUpdate
                for pair in updates {
                    batch.rows.deletes.append(
                        section.oldPath(pair.old), animation: animation, cause: cause)
                    batch.rows.inserts.append(
                        RowPath(section: target, row: section.newRow(pair.new)),
                        animation: animation, cause: cause)
                }
            } else {
                for pair in updates {
                    last.batch.rows.reconfigures.append(
                        section.newPath(pair.new), animation: animations.rowUpdate)
                }
            }
            var next = replaces ? 0 : updates.count
            for pair in section.moves(in: collected) {
                // A replaced row needs no move; both are in the order of the new rows.
                while next < updates.count, section.newRow(updates[next].new) < pair.new {
                    next += 1
                }
                if next < updates.count, section.newRow(updates[next].new) == pair.new { continue }
                var move = section.move(pair)
                move.to.section = target
                batch.rows.moves.append(move)
            }
        }
        for crossing in join.moves {
            var move = crossing.move
            if crossing.isUpdated {
                last.batch.rows.reconfigures.append(move.to, animation: animations.rowUpdate)
            }
            move.to.section = place(of: changed[crossing.target])
            batch.rows.moves.append(move)
        }
    }

    /// Returns the index of a section after the batch with the row operations.
    private func place(of section: ChangedSection) -> Int32 {
        Int32(middles.isEmpty ? section.new : middles[section.old])
    }

    /// Deleted or inserted rows of a section, counted among the changed ones, that may change to another
    /// section of the same row type and source of cells.
    private typealias Candidates = (
        type: RowType, cellSource: Int, section: Int, isInserted: Bool
    )

    /// Finds the rows that move from one section to another; rows that are only counted don't.
    ///
    /// With a chain for each of thousands of sections there are as many groups of candidates, so none
    /// is hashed or allocates.
    private func joinSections() -> CrossSectionJoin {
        var join = CrossSectionJoin(changed, scratch)
        guard changed.count > 1 else { return join }
        var candidates: ContiguousArray<Candidates> = []
        func add(_ section: Int, _ content: SectionContent, isInserted: Bool) {
            // A provider may choose another cell in another section.
            guard let type = content.rows.type,
                content.rowUpdates == .reconfigure || !options.replacesCells
            else { return }
            let source = options.replacesCells ? content.cellSource : 0
            candidates.append((type, source, section, isInserted))
        }
        for (index, section) in changed.enumerated() {
            if section.changes.deletes > 0 { add(index, old[section.old], isInserted: false) }
            if section.changes.inserts > 0 { add(index, new[section.new], isInserted: true) }
        }
        candidates.sort {
            ($0.cellSource, $0.type.id, $0.section) < ($1.cellSource, $1.type.id, $1.section)
        }
        var rest = candidates[...]
        while let first = rest.first {
            let group = rest.prefix {
                $0.cellSource == first.cellSource && $0.type.id == first.type.id
            }
            rest = rest.dropFirst(group.count)
            // Rows deleted and inserted in one section have been compared already.
            if group.last?.section == first.section { continue }
            join.join(
                by: UnsafePointer(first.type.comparisonMemory),
                deleting: group.filter { !$0.isInserted }.map(\.section),
                inserting: group.filter(\.isInserted).map(\.section))
        }
        return join
    }
}
