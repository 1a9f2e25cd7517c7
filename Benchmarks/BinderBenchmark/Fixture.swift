#if !canImport(UIKit)
import BenchmarkHarness
import MiniRx
import Tableau
import TableauRx

/// A row: an identity and a content.
struct Row: CollectionIdentifiable, Equatable {
    let id: Int
    var version: Int
    var collectionId: Int { id }
}

/// A section identified by its number.
struct Section: TableViewSection, Comparable {
    let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A cell that shows a row's content.
final class RowCell: TableViewCell, ViewModelBindable, ReuseIdentifiable {
    var viewModel: Row? {
        didSet { textLabel?.text = viewModel.map { "\($0.id)" } }
    }
}

/// A bound table, as in a program, with a manual clock.
@MainActor
final class Fixture {
    typealias Data = [Section: [Row]]

    /// How the table is bound: by one chain or by one for each section, to relays or closures.
    enum Chains: String {
        case one
        case oneAsked
        case asked = "closures"
        /// A relay for each section, all of which emit in every turn.
        case pushed = "all relays emit"
        /// A relay for each section; only those with changed rows emit.
        case pushedIfChanged = "relays"
    }

    let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Section>
    private let chains: Chains
    private let relay: BehaviorRelay<Data>
    private var relays: [BehaviorRelay<[Row]>] = []
    private var shown: State

    /// Data, and its parts by the section's number: looking them up by name is not measured.
    private struct State {
        let data: Data
        let parts: [[Row]]
        let number: Int
        /// The sections that differ from the state before: a program knows what it changed.
        let changed: [Int]

        init(_ data: Data, after before: State? = nil) {
            self.data = data
            let parts = (0..<data.count).map { data[Section(number: $0)]! }
            self.parts = parts
            number = before.map { $0.number + 1 } ?? 0
            changed =
                before.map { old in parts.indices.filter { old.parts[$0] != parts[$0] } } ?? []
        }
    }

    /// Rows numbered across all sections.
    nonisolated static func data(_ rows: Int, _ sections: Int) -> Data {
        let each = rows / sections
        var data: Data = [:]
        for section in 0..<sections {
            data[Section(number: section)] = (0..<each).map {
                Row(id: section * each + $0, version: 0)
            }
        }
        return data
    }

    /// Binds a table and shows `data`.
    init(
        _ data: Data, chains: Chains = .one, animates: Bool = true,
        behavior: SectionDisplayBehavior<Section> = .manuallyManaged
    ) {
        self.chains = chains
        shown = State(data)
        relay = BehaviorRelay(value: data)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, sectionDisplayBehavior: behavior,
            clock: clock)
        binder.animateChanges = animates
        let names = (0..<data.count).map(Section.init)
        switch chains {
        case .one:
            binder.onAllSections().rx.bind(
                cellType: RowCell.self, viewModels: relay.asObservable())
        case .oneAsked:
            binder.onAllSections().bind(
                cellType: RowCell.self, viewModels: { [unowned self] in shown.data })
        case .asked:
            for name in names {
                binder.onSection(name).bind(
                    cellType: RowCell.self,
                    viewModels: { [unowned self] in shown.parts[name.number] })
            }
        case .pushed, .pushedIfChanged:
            relays = shown.parts.map { BehaviorRelay(value: $0) }
            for (name, relay) in zip(names, relays) {
                binder.onSection(name).rx.bind(
                    cellType: RowCell.self, viewModels: relay.asObservable())
            }
        }
        if behavior.isManual { binder.displayedSections = names }
        binder.finish()
        table.layoutIfNeeded()
    }

    /// Shows states one after the other, and back.
    func showing(_ states: Inputs<Data>) -> Work {
        var before: State?
        let states = states.map { data in
            let next = State(data, after: before)
            before = next
            return next
        }
        return states.backAndForth { from, to in
            self.show(to, changed: from.number < to.number ? to.changed : from.changed)
        }
    }

    /// From new data to the applied batch, with laid-out cells.
    @inline(never)
    private func show(_ state: State, changed: [Int]) {
        switch chains {
        case .one: relay.accept(state.data)
        case .pushed:
            for (relay, part) in zip(relays, state.parts) { relay.accept(part) }
        case .pushedIfChanged:
            for number in changed { relays[number].accept(state.parts[number]) }
        case .oneAsked, .asked:
            shown = state
            binder.refresh()
        }
        turn()
    }

    /// A turn after data has changed.
    func turn() {
        clock.advance()
        // Finishes a reload, which lays the table out; a batch already has.
        table.layoutIfNeeded()
    }

    /// New data in the only section, up to the laid-out cells.
    func show(_ rows: [Row]) {
        relay.accept([Section(number: 0): rows])
        turn()
    }
}
#endif
