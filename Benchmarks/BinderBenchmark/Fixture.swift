#if !canImport(UIKit)
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

/// A table bound to a relay, as in a program, with a manual clock.
@MainActor
final class Fixture {
    typealias Data = [Section: [Row]]

    private let table = TableView(frame: .init(x: 0, y: 0, width: 320, height: 640), style: .plain)
    private let clock = ManualUpdateClock()
    let binder: SectionedTableViewBinder<Section>
    private let relay: BehaviorRelay<Data>

    /// Binds a table of `sections` sections and shows `data`.
    init(
        sections: Int, data: Data, animates: Bool = true, transcript: TableTranscript? = nil
    ) {
        relay = BehaviorRelay(value: data)
        binder = SectionedTableViewBinder(
            tableView: table, sectionedBy: Section.self, clock: clock)
        binder.displayedSections = (0..<sections).map(Section.init)
        binder.animateChanges = animates
        binder.transcript = transcript
        binder.onAllSections().rx.bind(
            cellType: RowCell.self, viewModels: relay.asObservable())
        binder.finish()
        table.layoutIfNeeded()
    }

    /// From new data accepted by the relay to the applied batch, with laid-out cells.
    @inline(never)
    func show(_ data: Data) {
        relay.accept(data)
        clock.advance()
        // Finishes a reload, which lays the table out; a batch already has.
        table.layoutIfNeeded()
    }
}
#endif
