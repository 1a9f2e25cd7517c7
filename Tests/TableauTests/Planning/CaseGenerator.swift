import TestSupport

/// Makes small tables and changes of them, each from a seed.
struct CaseGenerator {
    private let settings: [CaseSetting]

    init() {
        var settings = RowFlavor.all.map { CaseSetting(flavors: [$0]) }
        settings.append(CaseSetting(flavors: [.items(4), .items(6)]))
        settings.append(CaseSetting(flavors: [.items(4), .values, .counted]))
        // The most important flavor is as frequent as all others together.
        settings += Array(repeating: CaseSetting(flavors: [.items(8)]), count: settings.count)
        self.settings = settings
    }

    /// The case of a seed, the same on every machine.
    func planCase(seed: UInt64) -> PlanCase {
        var random = SeededGenerator(seed: seed)
        var setting = settings[random.below(settings.count)]
        setting.showsSectionMoves = random.oneIn(3)
        setting.rowUpdates = random.oneIn(4) ? .replace : .reconfigure
        let old = table(&random, setting)
        var new = TableSpec()
        // An unrelated table, or the old one with a few changes.
        if random.oneIn(3) {
            new = table(&random, setting)
        } else {
            new = changed(old, &random, setting)
        }
        var planCase = PlanCase(old, new, setting)
        planCase.sharesRows = random.oneIn(2)
        return planCase
    }

    /// A table of some hundred rows and its change, so that the algorithms for long lists are
    /// tested as well.
    func largerCase(seed: UInt64) -> PlanCase {
        var random = SeededGenerator(seed: seed)
        let flavor = random.oneIn(2) ? RowFlavor.items(1000) : RowFlavor.manyTexts
        let setting = CaseSetting(flavors: [flavor], showsSectionMoves: random.oneIn(3))
        let specs = flavor.specCount
        var unused = Array(stride(from: 0, to: specs, by: 2)).shuffled(using: &random)
        var old = TableSpec()
        for id in 0..<1 + random.below(4) {
            let rows = Array(unused.suffix(random.below(200)))
            unused.removeLast(rows.count)
            old.sections.append(.init(id: id, rows: rows))
        }
        var new = old
        new.sections.shuffle(using: &random)
        for index in new.sections.indices where !new.sections[index].rows.isEmpty {
            switch random.below(6) {
            case 0: new.sections[index].rows.shuffle(using: &random)
            case 1: new.sections[index].rows.reverse()
            case 2: new.sections[index].rows = Array(unused.prefix(100))
            default: break
            }
            for _ in 0..<random.below(30) {
                let target = random.below(new.sections.count)
                let place = random.below(new.sections[target].rows.count + 1)
                if random.oneIn(3), let spec = unused.popLast() {
                    new.sections[target].rows.insert(spec, at: place)
                } else if !new.sections[index].rows.isEmpty {
                    let row = random.below(new.sections[index].rows.count)
                    let spec = new.sections[index].rows.remove(at: row)
                    let end = new.sections[target].rows.count
                    new.sections[target].rows.insert(spec ^ random.below(2), at: min(place, end))
                }
            }
        }
        return PlanCase(old, new, setting)
    }

    /// A section of some hundred rows, a few of which move far, singly or in a run.
    func movedCase(seed: UInt64) -> PlanCase {
        var random = SeededGenerator(seed: seed)
        let flavor = random.oneIn(2) ? RowFlavor.items(1000) : RowFlavor.manyTexts
        var rows = Array(stride(from: 0, to: 600, by: 2))
        // Repeated identities are allowed.
        if random.oneIn(3) { for _ in 0..<5 { rows[random.below(300)] = rows[random.below(300)] } }
        let old = TableSpec([.init(id: 0, rows: rows)])
        for _ in 0..<1 + random.below(4) {
            let start = random.below(rows.count)
            let run = Array(rows[start..<min(rows.count, start + 1 + random.below(6))])
            rows.removeSubrange(start..<start + run.count)
            rows.insert(contentsOf: run, at: random.below(rows.count + 1))
            rows[random.below(rows.count)] ^= random.below(2)
        }
        return PlanCase(old, TableSpec([.init(id: 0, rows: rows)]), CaseSetting(flavors: [flavor]))
    }

    /// A section of few identities, each of which many rows have; some rows move.
    func repeatingCase(seed: UInt64) -> PlanCase {
        var random = SeededGenerator(seed: seed)
        var rows = (0..<10 + random.below(40)).map { _ in random.below(4) * 2 }
        let old = TableSpec([.init(id: 0, rows: rows)])
        for _ in 0..<1 + random.below(3) {
            let row = rows.remove(at: random.below(rows.count))
            rows.insert(row, at: random.below(rows.count + 1))
        }
        return PlanCase(
            old, TableSpec([.init(id: 0, rows: rows)]), CaseSetting(flavors: [.items(4)]))
    }

    private func table(_ random: inout SeededGenerator, _ setting: CaseSetting) -> TableSpec {
        var table = TableSpec()
        for _ in 0..<random.below(5) { add(to: &table, &random, setting) }
        return table
    }

    private func add(
        to table: inout TableSpec, _ random: inout SeededGenerator, _ setting: CaseSetting
    ) {
        let id = random.below(6)
        if table.sections.contains(where: { $0.id == id }) { return }
        var section = TableSpec.Section(id: id, rows: [])
        let specs = setting.flavor(of: section).specCount
        let duplicates = random.oneIn(4)
        for _ in 0..<random.below(7) {
            let spec = random.below(specs)
            if duplicates || !section.rows.contains(where: { $0 / 2 == spec / 2 }) {
                section.rows.append(spec)
            }
        }
        if random.oneIn(2) {
            section.header = random.below(6)
            section.footer = random.below(6)
        }
        table.sections.insert(section, at: random.below(table.sections.count + 1))
    }

    private func changed(
        _ old: TableSpec, _ random: inout SeededGenerator, _ setting: CaseSetting
    ) -> TableSpec {
        var new = old
        for _ in 0..<random.below(6) {
            let choice = random.below(12)
            if new.sections.isEmpty || choice == 0 {
                add(to: &new, &random, setting)
                continue
            }
            let index = random.below(new.sections.count)
            let specs = setting.flavor(of: new.sections[index]).specCount
            let rows = new.sections[index].rows.count
            switch choice {
            case 1: new.sections.remove(at: index)
            case 2:
                let section = new.sections.remove(at: index)
                new.sections.insert(section, at: random.below(new.sections.count + 1))
            case 3: new.sections[index].header = random.below(6)
            case 4: new.sections[index].footer = random.below(6)
            case 5, 6:
                new.sections[index].rows.insert(random.below(specs), at: random.below(rows + 1))
            case _ where rows == 0: break
            case 7: new.sections[index].rows.remove(at: random.below(rows))
            case 8:
                let row = random.below(rows)
                new.sections[index].rows[row] = (new.sections[index].rows[row] ^ 1) % specs
            case 9:
                let row = new.sections[index].rows.remove(at: random.below(rows))
                new.sections[index].rows.insert(row, at: random.below(rows))
            default:
                let row = new.sections[index].rows.remove(at: random.below(rows))
                let other = random.below(new.sections.count)
                let limit = setting.flavor(of: new.sections[other]).specCount
                let count = new.sections[other].rows.count
                new.sections[other].rows.insert(row % limit, at: random.below(count + 1))
            }
        }
        return new
    }
}
