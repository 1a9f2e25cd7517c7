#if !canImport(UIKit)
import BenchmarkHarness
import MiniRx
import Tableau
import TableauRx

// Growth: the cost of a turn may depend on what changed, not on the size of the table.

/// One row changes among more and more sections; the target is a time.
@MainActor
func measureManySections() {
    for (name, behavior) in [
        ("manual", SectionDisplayBehavior<Section>.manuallyManaged),
        ("sorted", .hidesSectionsWithNoCellData),
        ("ordered by function", .hidesSectionsWithNoCellData { $0.sorted() }),
    ] {
        for sections in [1_000, 8_000] {
            suite.measure("one row among sections of four, \(name)", n: 4 * sections) {
                let (old, new) = Change.oneRow.states(rows: 4 * sections, sections: sections)
                let chain = ChainFixture(sections: sections, chains: .one, behavior, old)
                return Case(
                    operations: 1, chain.alternating(old, new),
                    atMost: Double(sections) * 125)
            }
        }
    }
}

/// One chain for each section, compared with one chain for all of them.
@MainActor
func measureManyChains() {
    for chains in [ChainFixture.Chains.asked, .pushed, .pushedIfChanged] {
        for sections in [800, 3_200] {
            for change in [Change.oneRow, .everything] {
                let name =
                    "a chain for each section of four, \(change.rawValue), \(chains.rawValue)"
                suite.measure(name, n: 4 * sections) {
                    let (old, new) = change.states(rows: 4 * sections, sections: sections)
                    let many = ChainFixture(
                        sections: sections, chains: chains, .manuallyManaged, old)
                    let one = ChainFixture(
                        sections: sections, chains: chains == .asked ? .oneAsked : .one,
                        .manuallyManaged, old)
                    return Case(
                        operations: 1, many.alternating(old, new), bound: "one chain",
                        one.alternating(old, new), target: 1.5)
                }
            }
        }
    }
}

/// A table whose sections are bound by one chain or by one chain each, to relays or closures.
@MainActor
final class ChainFixture {
    enum Chains: String {
        case one
        case oneAsked
        case asked
        /// A relay for each section, all of which emit in every turn.
        case pushed = "all pushed"
        /// A relay for each section; only those with changed rows emit.
        case pushedIfChanged = "pushed"
    }

    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    private let binder: SectionedTableViewBinder<Section>
    private let chains: Chains
    private let relay: BehaviorRelay<Fixture.Data>
    private var relays: [BehaviorRelay<[Row]>] = []
    private var shown: Contents
    private var changed: [Int] = []

    /// A data set, and its parts by the section's number: looking them up by name is not measured.
    private struct Contents {
        let data: Fixture.Data
        let parts: [[Row]]

        init(_ data: Fixture.Data) {
            self.data = data
            parts = (0..<data.count).map { data[Section(number: $0)]! }
        }
    }

    init(
        sections: Int, chains: Chains, _ behavior: SectionDisplayBehavior<Section>,
        _ data: Fixture.Data
    ) {
        self.chains = chains
        shown = Contents(data)
        relay = BehaviorRelay(value: data)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, sectionDisplayBehavior: behavior,
            clock: clock)
        let names = (0..<sections).map(Section.init)
        if chains == .one || chains == .oneAsked {
            let chain = binder.onAllSections()
            if chains == .one {
                chain.rx.bind(cellType: RowCell.self, viewModels: relay.asObservable())
            } else {
                chain.bind(cellType: RowCell.self, viewModels: { [unowned self] in shown.data })
            }
        } else {
            for name in names {
                let chain = binder.onSection(name)
                if chains != .asked {
                    let relay = BehaviorRelay(value: shown.parts[name.number])
                    relays.append(relay)
                    chain.rx.bind(cellType: RowCell.self, viewModels: relay.asObservable())
                } else {
                    chain.bind(
                        cellType: RowCell.self,
                        viewModels: { [unowned self] in shown.parts[name.number] })
                }
            }
        }
        if behavior.kind == "manual" { binder.displayedSections = names }
        binder.finish()
        table.layoutIfNeeded()
    }

    func alternating(_ old: Fixture.Data, _ new: Fixture.Data) -> Work {
        let (old, new) = (Contents(old), Contents(new))
        changed = old.parts.indices.filter { old.parts[$0] != new.parts[$0] }
        var showsNew = false
        return Work {
            MainActor.assumeIsolated {
                showsNew.toggle()
                self.show(showsNew ? new : old)
            }
        }
    }

    @inline(never)
    private func show(_ contents: Contents) {
        shown = contents
        switch chains {
        case .one: relay.accept(contents.data)
        case .pushed:
            for (relay, part) in zip(relays, contents.parts) { relay.accept(part) }
        case .pushedIfChanged:
            for number in changed { relays[number].accept(contents.parts[number]) }
        case .oneAsked, .asked: binder.refresh()
        }
        clock.advance()
        table.layoutIfNeeded()
    }
}
#endif
