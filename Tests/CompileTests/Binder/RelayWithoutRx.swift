// alone
// expect-ok
import MiniRx
import Tableau
import TableauRx

@MainActor
private func bind(
    _ binder: SectionedTableViewBinder<Section>, _ names: BehaviorRelay<[String]>,
    _ bySection: BehaviorRelay<[Section: [String]]>
) {
    binder.onSection(.first).bind(cellType: PlainCell.self, models: names)
        .onTapped { row, cell, name in print(row, name.count) }
    binder.onSection(.first).bind(cellType: NameCell.self, viewModels: names)
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: bySection, mapToViewModels: { $0.uppercased() })
        .onTapped { section, row, cell, name in print(section, row, name.count) }
    binder.onSections(.first, .second)
        .bind(cellType: NameCell.self, models: bySection, mapToViewModelsWith: { $0.uppercased() })
    binder.onAllSections()
        .bind(cellType: PlainCell.self, models: names.map { [Section.first: $0] })
    binder.onSection(.second)
        .bind(
            cellProvider: { table, row, name in name.isEmpty ? PlainCell() : NameCell() },
            models: names.asObservable())
    binder.onSection(.first)
        .bind(
            cellProvider: { table, row in PlainCell() }, numberOfCells: names.map { $0.count }
        )
        .bind(headerTitle: names.map { $0.first })
        .bind(footerTitle: names.map { "\($0.count) names" })
    binder.onSections(.first, .second)
        .bind(
            cellProvider: { table, section, row in PlainCell() },
            numberOfCells: bySection.map { $0.mapValues { names in names.count } }
        )
        .bind(headerTitles: bySection.map { $0.mapValues { "\($0.count) names" } })
        .bind(footerType: NameView.self, viewModels: bySection.map { $0.mapValues { $0.first } })
}

@MainActor
private func bindHeaders(
    _ binder: SectionedTableViewBinder<Section>, _ title: BehaviorRelay<String>,
    _ noTitle: BehaviorRelay<String?>, _ titles: BehaviorRelay<[Section: String]>,
    _ noTitles: PublishSubject<[Section: String?]>
) {
    binder.onSection(.first).bind(headerTitle: title).bind(footerTitle: noTitle)
    binder.onSection(.first).bind(headerTitle: noTitle).bind(footerTitle: title)
    binder.onSection(.second)
        .bind(headerType: NameView.self, viewModel: title)
        .bind(footerType: NameView.self, viewModel: noTitle)
    binder.onSections(.first).bind(headerTitles: titles).bind(footerTitles: noTitles)
    binder.onSections(.second)
        .bind(headerType: NameView.self, viewModels: titles)
        .bind(footerType: NameView.self, viewModels: noTitles)
}
