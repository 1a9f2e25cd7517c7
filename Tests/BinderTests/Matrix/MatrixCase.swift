import MiniRx
import Tableau
import TableauRx

/// One way to bind cells.
struct MatrixCase: Sendable, CustomStringConvertible {
    enum Variant: String, CaseIterable, Sendable {
        case models
        case viewModels
        case mapped
        case mappedWith
        case provider
        case counted
    }

    enum SourceKind: String, CaseIterable, Sendable {
        case value
        case closure
        case updatedBy
        case rx
    }

    enum ScopeKind: String, CaseIterable, Sendable {
        case single
        case several
        case all
    }

    let variant: Variant
    let source: SourceKind
    let scope: ScopeKind

    var description: String { "\(variant) \(source) \(scope)" }

    static let all = Variant.allCases.flatMap { variant in
        SourceKind.allCases.flatMap { source in
            ScopeKind.allCases.map { Self(variant: variant, source: source, scope: $0) }
        }
    }
}

/// Binds rows as a case says, changes them, and records taps.
@MainActor
final class MatrixDriver<Row: MatrixRow> {
    let kase: MatrixCase
    let fixture = Fixture<Place>(showing: [.first, .second])
    var taps: [String] = []
    private var rows: [Place: [Row]]
    private let relay: BehaviorRelay<[Place: [Row]]>
    private var updates: [([Place: [Row]]) -> Void] = []

    init(_ kase: MatrixCase, _ rows: [Place: [Row]]) {
        self.kase = kase
        self.rows = rows
        relay = BehaviorRelay(value: rows)
        fixture.table.register(RowCell<Row>.self)
        switch kase.scope {
        case .single:
            bind(.first)
            bind(.second)
        case .several: bind(to: fixture.binder.onSections(.first, .second))
        case .all: bind(to: fixture.binder.onAllSections())
        }
        fixture.binder.finish()
    }

    /// Supplies other rows; returns false if only fixed values were bound.
    func change(to rows: [Place: [Row]]) -> Bool {
        self.rows = rows
        switch kase.source {
        case .value: return false
        case .closure: fixture.binder.refresh()
        case .updatedBy: for update in updates { update(rows) }
        case .rx: relay.accept(rows)
        }
        return true
    }

    // MARK: Chains of one section

    private func bind(_ section: Place) {
        let chain = fixture.binder.onSection(section)
        let read = { [unowned self] in rows[section] ?? [] }
        let observed = relay.map { $0[section] ?? [] }
        let provider = { [unowned self] (table: TableView, row: Int) in cell(table, section, row) }
        let modelProvider = { (table: TableView, row: Int, model: Row) in
            Self.cell(table, model)
        }
        var update: ([Row]) -> Void = { _ in }
        var updateCount: (Int) -> Void = { _ in }
        switch (kase.variant, kase.source) {
        case (.models, .value): logTaps(chain.bind(cellType: RowCell<Row>.self, models: read()))
        case (.models, .closure): logTaps(chain.bind(cellType: RowCell<Row>.self, models: read))
        case (.models, .updatedBy):
            logTaps(chain.bind(cellType: RowCell<Row>.self, models: read(), updatedBy: &update))
        case (.models, .rx): logTaps(chain.rx.bind(cellType: RowCell<Row>.self, models: observed))
        case (.viewModels, .value):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: read()))
        case (.viewModels, .closure):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: read))
        case (.viewModels, .updatedBy):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: read(), updatedBy: &update))
        case (.viewModels, .rx):
            logTaps(chain.rx.bind(cellType: RowCell<Row>.self, viewModels: observed))
        case (.mapped, .value):
            logTaps(
                chain.bind(cellType: RowCell<Row>.self, models: read(), mapToViewModels: { $0 }))
        case (.mapped, .closure):
            logTaps(chain.bind(cellType: RowCell<Row>.self, models: read, mapToViewModels: { $0 }))
        case (.mapped, .updatedBy):
            logTaps(
                chain.bind(
                    cellType: RowCell<Row>.self, models: read(), mapToViewModels: { $0 },
                    updatedBy: &update))
        case (.mapped, .rx):
            logTaps(
                chain.rx.bind(
                    cellType: RowCell<Row>.self, models: observed, mapToViewModels: { $0 }))
        case (.mappedWith, .value):
            logTaps(
                chain.bind(cellType: RowCell<Row>.self, models: read(), mapToViewModelsWith: { $0 })
            )
        case (.mappedWith, .closure):
            logTaps(
                chain.bind(cellType: RowCell<Row>.self, models: read, mapToViewModelsWith: { $0 }))
        case (.mappedWith, .updatedBy):
            logTaps(
                chain.bind(
                    cellType: RowCell<Row>.self, models: read(), mapToViewModelsWith: { $0 },
                    updatedBy: &update))
        case (.mappedWith, .rx):
            logTaps(
                chain.rx.bind(
                    cellType: RowCell<Row>.self, models: observed, mapToViewModelsWith: { $0 }))
        case (.provider, .value): logTaps(chain.bind(cellProvider: modelProvider, models: read()))
        case (.provider, .closure): logTaps(chain.bind(cellProvider: modelProvider, models: read))
        case (.provider, .updatedBy):
            logTaps(chain.bind(cellProvider: modelProvider, models: read(), updatedBy: &update))
        case (.provider, .rx): logTaps(chain.rx.bind(cellProvider: modelProvider, models: observed))
        case (.counted, .value):
            logTaps(chain.bind(cellProvider: provider, numberOfCells: read().count))
        case (.counted, .closure):
            logTaps(chain.bind(cellProvider: provider, numberOfCells: { read().count }))
        case (.counted, .updatedBy):
            logTaps(
                chain.bind(
                    cellProvider: provider, numberOfCells: read().count, updatedBy: &updateCount))
        case (.counted, .rx):
            logTaps(chain.rx.bind(cellProvider: provider, numberOfCells: observed.map(\.count)))
        }
        updates.append { rows in
            update(rows[section] ?? [])
            updateCount(rows[section]?.count ?? 0)
        }
    }

    private func logTaps(_ chain: ModelChain<OneSection<Place>, RowCell<Row>, Row>) {
        // Cells that were bound without a view model are configured by hand.
        if kase.variant == .models {
            chain.onDequeue { _, cell, model in cell.textLabel?.text = model.text }
        }
        chain.onTapped { [unowned self] row, cell, model in
            taps.append("\(row) \(cell.textLabel?.text ?? "") \(model.text)")
        }
    }

    private func logTaps(_ chain: ModelChain<OneSection<Place>, TableViewCell, Row>) {
        chain.onTapped { [unowned self] row, cell, model in
            taps.append("\(row) \(cell.textLabel?.text ?? "") \(model.text)")
        }
    }

    private func logTaps<Cell: TableViewCell>(_ chain: CellChain<OneSection<Place>, Cell>) {
        chain.onTapped { [unowned self] row, cell in
            let text = cell.textLabel?.text ?? ""
            taps.append("\(row) \(text) \(text)")
        }
    }

    // MARK: Chains of several sections

    private func bind(to chain: CellChain<ManySections<Place>, TableViewCell>) {
        let read = { [unowned self] in rows }
        let observed = relay.asObservable()
        let provider = { [unowned self] (table: TableView, section: Place, row: Int) in
            cell(table, section, row)
        }
        let modelProvider = { (table: TableView, section: Place, row: Int, model: Row) in
            Self.cell(table, model)
        }
        var update: ([Place: [Row]]) -> Void = { _ in }
        var updateCount: ([Place: Int]) -> Void = { _ in }
        switch (kase.variant, kase.source) {
        case (.models, .value): logTaps(chain.bind(cellType: RowCell<Row>.self, models: rows))
        case (.models, .closure): logTaps(chain.bind(cellType: RowCell<Row>.self, models: read))
        case (.models, .updatedBy):
            logTaps(chain.bind(cellType: RowCell<Row>.self, models: rows, updatedBy: &update))
        case (.models, .rx): logTaps(chain.rx.bind(cellType: RowCell<Row>.self, models: relay))
        case (.viewModels, .value):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: rows))
        case (.viewModels, .closure):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: read))
        case (.viewModels, .updatedBy):
            logTaps(chain.bind(cellType: RowCell<Row>.self, viewModels: rows, updatedBy: &update))
        case (.viewModels, .rx):
            logTaps(chain.rx.bind(cellType: RowCell<Row>.self, viewModels: relay))
        case (.mapped, .value):
            logTaps(chain.bind(cellType: RowCell<Row>.self, models: rows, mapToViewModels: { $0 }))
        case (.mapped, .closure):
            logTaps(chain.bind(cellType: RowCell<Row>.self, models: read, mapToViewModels: { $0 }))
        case (.mapped, .updatedBy):
            logTaps(
                chain.bind(
                    cellType: RowCell<Row>.self, models: rows, mapToViewModels: { $0 },
                    updatedBy: &update))
        case (.mapped, .rx):
            logTaps(
                chain.rx.bind(cellType: RowCell<Row>.self, models: relay, mapToViewModels: { $0 }))
        case (.mappedWith, .value):
            logTaps(
                chain.bind(cellType: RowCell<Row>.self, models: rows, mapToViewModelsWith: { $0 }))
        case (.mappedWith, .closure):
            logTaps(
                chain.bind(cellType: RowCell<Row>.self, models: read, mapToViewModelsWith: { $0 }))
        case (.mappedWith, .updatedBy):
            logTaps(
                chain.bind(
                    cellType: RowCell<Row>.self, models: rows, mapToViewModelsWith: { $0 },
                    updatedBy: &update))
        case (.mappedWith, .rx):
            logTaps(
                chain.rx.bind(
                    cellType: RowCell<Row>.self, models: relay, mapToViewModelsWith: { $0 }))
        case (.provider, .value): logTaps(chain.bind(cellProvider: modelProvider, models: rows))
        case (.provider, .closure): logTaps(chain.bind(cellProvider: modelProvider, models: read))
        case (.provider, .updatedBy):
            logTaps(chain.bind(cellProvider: modelProvider, models: rows, updatedBy: &update))
        case (.provider, .rx): logTaps(chain.rx.bind(cellProvider: modelProvider, models: observed))
        case (.counted, .value):
            logTaps(
                chain.bind(cellProvider: provider, numberOfCells: rows.mapValues { $0.count }))
        case (.counted, .closure):
            logTaps(
                chain.bind(
                    cellProvider: provider, numberOfCells: { read().mapValues { $0.count } }))
        case (.counted, .updatedBy):
            logTaps(
                chain.bind(
                    cellProvider: provider, numberOfCells: rows.mapValues { $0.count },
                    updatedBy: &updateCount))
        case (.counted, .rx):
            logTaps(
                chain.rx.bind(
                    cellProvider: provider,
                    numberOfCells: observed.map { rows in rows.mapValues { $0.count } }))
        }
        updates.append { rows in
            update(rows)
            updateCount(rows.mapValues { $0.count })
        }
    }

    private func logTaps(_ chain: ModelChain<ManySections<Place>, RowCell<Row>, Row>) {
        if kase.variant == .models {
            chain.onDequeue { _, _, cell, model in cell.textLabel?.text = model.text }
        }
        chain.onTapped { [unowned self] _, row, cell, model in
            taps.append("\(row) \(cell.textLabel?.text ?? "") \(model.text)")
        }
    }

    private func logTaps(_ chain: ModelChain<ManySections<Place>, TableViewCell, Row>) {
        chain.onTapped { [unowned self] _, row, cell, model in
            taps.append("\(row) \(cell.textLabel?.text ?? "") \(model.text)")
        }
    }

    private func logTaps<Cell: TableViewCell>(_ chain: CellChain<ManySections<Place>, Cell>) {
        chain.onTapped { [unowned self] _, row, cell in
            let text = cell.textLabel?.text ?? ""
            taps.append("\(row) \(text) \(text)")
        }
    }

    // MARK: Cells

    private func cell(_ table: TableView, _ section: Place, _ row: Int) -> TableViewCell {
        Self.cell(table, rows[section]![row])
    }

    private static func cell(_ table: TableView, _ row: Row) -> TableViewCell {
        let cell = table.dequeue(RowCell<Row>.self)
        cell.viewModel = row
        return cell
    }
}
