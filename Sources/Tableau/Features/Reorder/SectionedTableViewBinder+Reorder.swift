package import Foundation

// Reordering by the user. The data doesn't change until a row is dropped and the app has changed
// it; meanwhile each turn shows the latest data with that row at its current target.

final class Reordering<Section: TableViewSection>: BinderFeature {
    static var order: FeatureOrder { .reorder }

    var row: Reorder<Section>?

    init(_ binder: SectionedTableViewBinder<Section>) {}

    /// Returns the table with the moving row at its target.
    func arrange(_ table: ShownTable) -> ShownTable? {
        guard let (home, target) = row?.places(in: table) else {
            // The data no longer contains the row.
            row?.task?.cancel()
            row = nil
            return nil
        }
        row?.row = RowToken(
            section: table.states[home.section], content: table.contents[home.section],
            row: home.row)
        // If the target section is gone, the row returns to its place.
        if target == nil { row?.target = nil }
        let path = target ?? home
        row?.path = path
        return table.moving(home, to: path)
    }
}

extension SectionedTableViewBinder {
    private(set) var reorder: Reorder<Section>? {
        get { existing(Reordering<Section>.self)?.row }
        set { feature(Reordering.self).row = newValue }
    }

    package func canReorder(rowAt path: IndexPath) -> Bool { reorderRule(at: path) != nil }

    package var reorderedRow: IndexPath? { reorder?.path }

    package func beginReorder(at path: IndexPath) -> Bool {
        guard let rule = reorderRule(at: path), let row = token(at: path) else { return false }
        reorder = Reorder(row: row, path: path, rule: rule)
        return true
    }

    package func moveReorder(to path: IndexPath) -> Bool {
        guard let reorder, !reorder.isPutDown else { return false }
        if path == reorder.path { return true }
        guard let aimed = aimed(at: path, from: reorder.path) else { return false }
        self.reorder = aimed
        setNeedsTurn()
        return true
    }

    /// Shows the held row at its latest place, without waiting for the clock.
    package func showReorder() {
        if reorder != nil { turn() }
    }

    package func acceptsReorder(of path: IndexPath, to target: IndexPath) -> Bool {
        guard beginReorder(at: path) else { return false }
        defer { reorder = nil }
        return aimed(at: target, from: path) != nil
    }

    package func putDownReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void) {
        // The app's data may be newer than the displayed: its handler is told the places there.
        if reorder?.isPutDown == false { turn() }
        performReorder(completion)
    }

    private func performReorder(_ completion: @escaping @MainActor ((any Error)?) -> Void) {
        guard let reorder, !reorder.isPutDown else { return }
        guard let perform = reorder.rule.perform(reorder) else {
            endReorder()
            return completion(nil)
        }
        self.reorder?.isPutDown = true
        let work: @MainActor () async -> Void = { [weak self] in
            var failure: (any Error)?
            do { try await perform() } catch { failure = error }
            guard let self, self.reorder?.id == reorder.id else { return }
            // A held table must not take the row back, nor any table while the next one is dragged.
            if failure == nil || tableView.isCarryingRow {
                calmness?.keepShownPlaces(onlyInDrag: false)
            }
            endReorder()
            completion(failure)
        }
        let task: Task<Void, Never>
        // A task that doesn't suspend finishes before the next turn.
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            task = Task.immediate { await work() }
        } else {
            task = Task { await work() }
        }
        self.reorder?.task = task
    }

    /// Returns the row to its place, and cancels the app's task if the row was already dropped.
    package func cancelReorder() {
        guard reorder != nil else { return }
        reorder?.task?.cancel()
        endReorder()
    }

    package func tableDidMove(_ path: IndexPath, to target: IndexPath, isMeant: Bool) {
        guard context(ofRowAt: path) != nil, shown.contents.indices.contains(target.section),
            shown.contents[target.section].cellSource == shown.contents[path.section].cellSource
        else { return }
        let place = isMeant && beginReorder(at: path) ? self.target(at: target, from: path) : nil
        unarranged = dataTable
        shown = shown.moving(path, to: target)
        self.place.settleAnchor()
        // The selection may have another section now; it is reported when the table is done.
        setNeedsTurn()
        guard let place else {
            // Not what the user lifted, or no longer allowed: the next turn takes the row back, or the
            // first after the next drag.
            calmness?.keepShownPlaces(onlyInDrag: true)
            if reorder?.isPutDown == false { reorder = nil }
            return
        }
        reorder?.target = place
        reorder?.path = target
        // Without a turn: the table may not be updated during this call.
        performReorder { [weak self] error in
            guard let error else { return }
            self?.report(
                .moveFailed, "A row was not moved: \(error).",
                advice: "It is back in its place. Show the reason where the move is handled.")
        }
    }

    private func endReorder() {
        reorder = nil
        setNeedsTurn()
    }

    // MARK: Rules

    /// Returns the rule for a row that may be lifted now.
    private func reorderRule(at path: IndexPath) -> ReorderRule<Section>? {
        guard answers.contains(.moves), reorder == nil, !hasGone(rowAt: path),
            let context = context(ofRowAt: path), shown.contents[path.section].positions != nil
        else { return nil }
        let rules: [ReorderRule<Section>] = values(.reorder, in: shown.states[path.section])
        return rules.first.flatMap { $0.canMove(context) ? $0 : nil }
    }

    /// Returns the move with a place as its target; nil if the row may not be dropped there.
    private func aimed(at path: IndexPath, from current: IndexPath) -> Reorder<Section>? {
        guard var reorder, let target = target(at: path, from: current) else { return nil }
        reorder.target = target
        return reorder.rule.accepts(reorder) ? reorder : nil
    }

    /// Returns a target in the displayed table; nil if the row cannot be moved there.
    private func target(at path: IndexPath, from current: IndexPath) -> Reorder<Section>.Target? {
        guard let reorder, shown.states.indices.contains(path.section) else { return nil }
        let section = shown.states[path.section]
        if section !== reorder.row.section {
            let cells = reorder.row.section.binding(of: nil)
            guard reorder.rule.reach == .table,
                section.binding(of: nil) === cells
            else { return nil }
        }
        let content = shown.contents[path.section]
        let moved = current.section == path.section ? current.row : nil
        let count = content.rows.count - (moved == nil ? 0 : 1)
        guard (0...count).contains(path.row) else { return nil }
        /// Returns the row at an index of the section, not counting the moved row.
        func token(_ row: Int) -> RowToken? {
            guard (0..<count).contains(row) else { return nil }
            return RowToken(
                section: section, content: content,
                row: moved.map { row >= $0 ? row + 1 : row } ?? row)
        }
        return Reorder<Section>.Target(
            section: section, previous: token(path.row - 1), next: token(path.row),
            index: path.row)
    }

    /// Returns the move of the data that dropping the row would make; nil if its model is of
    /// another type.
    func move<Model>(
        _ reorder: Reorder<Section>, as type: Model.Type
    ) -> ReorderMove<Section, Model>? {
        let base = dataTable
        guard let (home, target) = reorder.places(in: base), let target,
            let own = base.contents[home.section].model(ofRow: home.row, as: type)
        else { return nil }
        // The neighbours of the target may be gone, or others have come between.
        let rows = base.moving(home, to: target).contents[target.section]
        func model(_ row: Int) -> Model? {
            (0..<rows.rows.count).contains(row) ? rows.model(ofRow: row, as: type) : nil
        }
        return ReorderMove(
            model: own, row: base.contents[home.section].id(ofRow: home.row),
            sourceSection: base.states[home.section].typed(Section.self).shown,
            sourceRow: home.row,
            targetSection: base.states[target.section].typed(Section.self).shown,
            targetRow: target.row,
            previous: model(target.row - 1), next: model(target.row + 1))
    }
}

extension ShownTable {
    /// Returns the table with a row elsewhere.
    fileprivate func moving(_ path: IndexPath, to target: IndexPath) -> ShownTable {
        if target == path { return self }
        let home = contents[path.section]
        var result = self
        result.snapshot.contents[path.section] = home.removing([path.row])
        result.snapshot.contents[target.section] = result.contents[target.section].inserting(
            path.row, of: home, at: target.row)
        return result
    }
}
