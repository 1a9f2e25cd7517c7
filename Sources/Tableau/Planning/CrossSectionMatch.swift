/// Finds rows that left one section and came to another, so that they move instead.
struct CrossSectionMatch {
    /// A section with rows that came or went.
    private struct Participant {
        let old: Int
        let target: Int
        let place: Int
    }

    /// What two rows must have in common: the chain that makes their cells, and who they are.
    private struct Key: Hashable {
        let rowType: ObjectIdentifier
        let cellSource: Int
        let identity: AnyHashable
    }

    private var participants: [Participant] = []

    /// Takes note of a section with rows that come or go.
    mutating func note(old: Int, target: Int, place: Int) {
        participants.append(Participant(old: old, target: target, place: place))
    }

    /// Turns pairs of a deleted and an inserted row into moves, and where the content differs into
    /// reconfigures.
    func match(
        _ old: [SectionContent], _ new: [SectionContent], in batch: inout CollectionUpdate,
        final last: inout CollectionUpdate, crossings: inout RowMoves
    ) {
        guard participants.count > 1, !batch.rowDeletes.isEmpty, !batch.rowInserts.isEmpty else {
            return
        }
        var gone: [Key: [RowPlace]] = [:]
        for path in batch.rowDeletes {
            let content = old[path[0]]
            if let key = key(content, path[1]) {
                gone[key, default: []].append(RowPlace(path[0], path[1]))
            }
        }
        if gone.isEmpty { return }
        var moved: Set<RowPlace> = []
        var inserts = RowSpans()
        let targets = Dictionary(
            participants.map { ($0.place, $0.target) }, uniquingKeysWith: { first, _ in first })
        for key in gone.keys { gone[key]!.reverse() }
        for path in batch.rowInserts {
            let (place, row) = (path[0], path[1])
            let target = targets[place]!
            guard let key = key(new[target], row), let from = gone[key]?.popLast() else {
                inserts.append(section: place, row: row)
                continue
            }
            moved.insert(from)
            batch.rowMoves.append(
                oldSection: from.section, oldRow: from.row, newSection: place, newRow: row)
            crossings.append(
                oldSection: from.section, oldRow: from.row, newSection: target, newRow: row)
            if old[from.section].rows.hasChanged(from.row, in: new[target].rows, row) {
                last.rowReconfigures.append(section: target, row: row)
            }
        }
        if moved.isEmpty { return }
        var deletes = RowSpans()
        for path in batch.rowDeletes where !moved.contains(RowPlace(path[0], path[1])) {
            deletes.append(section: path[0], row: path[1])
        }
        batch.rowDeletes = deletes
        batch.rowInserts = inserts
    }

    private func key(_ content: SectionContent, _ row: Int) -> Key? {
        // A provider may choose another cell in another section: such rows go and come anew.
        guard content.rowUpdates == .reconfigure, let kind = content.rows.kind,
            let identity = kind.identity
        else { return nil }
        return Key(
            rowType: kind.rowType, cellSource: content.cellSource,
            identity: identity(content.rows.base, row))
    }
}

/// A row's section and index.
struct RowPlace: Hashable {
    let section: Int
    let row: Int

    init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }
}
