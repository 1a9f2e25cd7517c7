#if !canImport(UIKit)
import Tableau
import TableauTimeline

/// Maps the ids of a picture's parts through a batch.
struct AnimationMapper {
    let batch: AppliedBatch
    let old: PictureIDs

    /// Returns the ids after the batch: kept parts keep their id, new ones receive one.
    func sections(_ new: () -> Int) -> [PictureIDs.Section] {
        batch.countsAfter.enumerated().map { section, count in
            let id = oldSection(section).map { old.sections[$0].id } ?? new()
            let rows = (0..<Int(count)).map { row in
                oldRow(RowPath(section: section, row: row)).map {
                    old.sections[Int($0.section)].rows[Int($0.row)]
                } ?? new()
            }
            return PictureIDs.Section(id: id, rows: rows)
        }
    }

    private func oldSection(_ section: Int) -> Int? {
        switch batch.origin(ofSection: Int32(section)) {
        case .kept(let old), .moved(let old), .reloaded(let old, _): Int(old)
        case .inserted: nil
        }
    }

    private func oldRow(_ path: RowPath) -> RowPath? {
        switch batch.origin(ofRow: path) {
        case .kept(let old), .moved(let old), .reloaded(let old, _): old
        case .inserted: nil
        }
    }

    /// The departures of the old parts, by the ids of ``PictureScene``.
    var departures: [Int: TimelineSlot.Fate] {
        var fates: [Int: TimelineSlot.Fate] = [:]
        for (section, known) in old.sections.enumerated() {
            let fate = batch.departure(ofSection: section)
            if case .deletes = fate { for part in [0, 1, 3] { fates[known.id * 4 + part] = fate } }
            for (row, id) in known.rows.enumerated() {
                fates[id * 4 + 2] = batch.departure(ofRow: RowPath(section: section, row: row))
            }
        }
        return fates.filter { $0.value != .stays }
    }

    func arrivals(_ new: PictureIDs) -> [Int: TimelineSlot.Fate] {
        var fates: [Int: TimelineSlot.Fate] = [:]
        for (section, known) in new.sections.enumerated() {
            let fate = batch.arrival(ofSection: section)
            for part in fate == .moves ? [0, 1] : [0, 1, 3] { fates[known.id * 4 + part] = fate }
            for (row, id) in known.rows.enumerated() {
                fates[id * 4 + 2] = batch.arrival(ofRow: RowPath(section: section, row: row))
            }
        }
        return fates.filter { $0.value != .stays }
    }
}
#endif
