import Dispatch
import MiniRx
import Tableau
import TableauRx
import TestEnvironment
import Testing

/// `.rx` on chains and binders.
@MainActor
struct RxTests {
    @Test func tappedEmitsWhatOnTappedGets() {
        let fixture = Fixture<Place>(showing: [.first, .second, .third])
        var taps: [String] = []
        let bag = DisposeBag()
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, models: ["a"])
            .rx.tapped.subscribe(onNext: { taps.append("\($0.row) \($0.model)") })
            .disposed(by: bag)
        fixture.binder.onSections(.second).bind(cellType: TextCell.self, models: [.second: ["b"]])
            .onTapped { _, _, _, _ in taps.append("handler") }
            .rx.tapped.subscribe(onNext: { taps.append("\($0.section) \($0.row) \($0.model)") })
            .disposed(by: bag)
        fixture.binder.onAllOtherSections()
            .bind(cellType: TextCell.self, viewModels: [.third: [.init(id: 1, text: "c")]])
            .rx.tapped.subscribe(onNext: {
                taps.append("other \($0.section) \($0.cell.viewModel!.text)")
            })
            .disposed(by: bag)
        fixture.binder.onAnySection()
            .rx.tapped.subscribe(onNext: { taps.append("any \($0.section) \($0.row)") })
            .disposed(by: bag)
        fixture.binder.finish()
        for section in 0..<3 { fixture.table.tapRow(at: [section, 0]) }
        expect(
            taps,
            [
                "0 a", "any first 0", "handler", "second 0 b", "any second 0", "other third c",
                "any third 0",
            ])
    }

    /// An observer that comes before the table corrects the rows: the table shows the correction.
    @Test func aTableBoundSecondShowsTheNewestRows() {
        let fixture = Fixture<Place>(showing: [.first])
        let rows = BehaviorRelay(value: [TextCell.ViewModel(id: 1, text: "a")])
        let bag = DisposeBag()
        rows.subscribe(onNext: {
            if $0[0].text == "b" { rows.accept([.init(id: 1, text: "newest")]) }
        }).disposed(by: bag)
        fixture.binder.onSection(.first).bind(cellType: TextCell.self, viewModels: rows)
        fixture.binder.finish()
        rows.accept([.init(id: 1, text: "b")])
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["newest"])
    }

    @Test func headersAndFootersOnOneAndOnSeveralSections() {
        // Headers and footers on one section.
        do {
            let fixture = Fixture<Place>(showing: [.first, .second])
            let title = BehaviorRelay<String?>(value: "a")
            let plainTitle = BehaviorRelay(value: "p")
            let view = BehaviorRelay<TextHeader.ViewModel?>(value: .init("v"))
            let plainView = BehaviorRelay(value: TextHeader.ViewModel("w"))
            fixture.binder.onSection(.first).rx.bind(headerTitle: title).rx.bind(
                footerTitle: plainTitle)
            fixture.binder.onSection(.second)
                .rx.bind(headerType: TextHeader.self, viewModel: view)
                .rx.bind(footerType: TextHeader.self, viewModel: plainView)
            fixture.binder.finish()
            expect(fixture.lines, ["[a]", "(p)", "[view v]", "(view w)"])
            title.accept(nil)
            plainTitle.accept("q")
            view.accept(nil)
            plainView.accept(.init("x"))
            expect(fixture.turn().count, 1)
            expect(fixture.lines, ["(q)", "(view x)"])
        }
        // Headers and footers on several sections.
        do {
            let fixture = Fixture<Place>(showing: Place.allCases)
            let titles = BehaviorRelay<[Place: String?]>(value: [.first: "a", .second: nil])
            let plainTitles = BehaviorRelay<[Place: String]>(value: [.second: "p"])
            let views = BehaviorRelay<[Place: TextHeader.ViewModel?]>(value: [.fourth: .init("v")])
            let plainViews = BehaviorRelay<[Place: TextHeader.ViewModel]>(value: [
                .third: .init("w")
            ])
            fixture.binder.onSections(.first, .second)
                .rx.bind(headerTitles: titles).rx.bind(footerTitles: plainTitles)
            fixture.binder.onSections(.third, .fourth)
                .rx.bind(headerType: TextHeader.self, viewModels: views)
                .rx.bind(footerType: TextHeader.self, viewModels: plainViews)
            fixture.binder.finish()
            expect(fixture.lines, ["[a]", "(p)", "(view w)", "[view v]"])
            titles.accept([.second: "b"])
            views.accept([:])
            plainTitles.accept([:])
            plainViews.accept([.fourth: .init("x")])
            expect(fixture.turn().count, 1)
            expect(fixture.lines, ["[b]", "(view x)"])
        }
    }

    @Test func aHeaderTypeWinsOverATitleWhileItsObservedViewModelIsNil() {
        let fixture = Fixture<Place>(showing: [.first])
        let view = BehaviorRelay<TextHeader.ViewModel?>(value: .init("v"))
        fixture.binder.onSection(.first).bind(headerTitle: "title").bind(footerTitle: "foot")
            .rx.bind(headerType: TextHeader.self, viewModel: view)
            .rx.bind(footerType: TextHeader.self, viewModel: view)
        fixture.binder.finish()
        expect(fixture.lines, ["[view v]", "(view v)"])
        view.accept(nil)
        fixture.turn()
        expect(fixture.lines, [])
    }

    @Test func observableRowsBindWithoutRx() {
        let fixture = Fixture<Place>(showing: Place.allCases)
        let items = BehaviorRelay(value: [Item(1, "a")])
        let subject = PublishSubject<[Place: [Item]]>()
        let views = BehaviorRelay(value: [TextCell.ViewModel(id: 1, text: "c")])
        fixture.binder.onSection(.first)
            .bind(
                cellType: TextCell.self, models: items, mapToViewModels: TextCell.ViewModel.init)
        fixture.binder.onSections(.second)
            .bind(cellType: TextCell.self, models: subject)
            .onDequeue { _, _, cell, item in cell.textLabel?.text = item.text }
        fixture.binder.onSection(.third).bind(cellType: TextCell.self, viewModels: views)
        fixture.binder.onAllOtherSections().bind(
            cellProvider: { table, section, row, item in
                let cell = table.dequeue(TextCell.self)
                cell.textLabel?.text = item.text
                return cell
            }, models: items.map { [Place.fourth: $0] })
        fixture.binder.finish()
        expect(fixture.lines, ["a", "c", "a"])
        subject.onNext([.second: [Item(2, "b")]])
        items.accept([Item(1, "A")])
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["A", "b", "c", "A"])
    }

    @Test func observableHeadersAndCountsBindWithoutRx() {
        let fixture = Fixture<Place>(showing: Place.allCases)
        let names = BehaviorRelay(value: ["a", "b"])
        let views = BehaviorRelay(value: TextHeader.ViewModel("v"))
        fixture.binder.onSection(.first)
            .bind(headerTitle: names.map { $0.first })
            .bind(footerTitle: names.map { $0.joined() })
        fixture.binder.onSection(.second).bind(
            cellProvider: { table, row in
                let cell = table.dequeue(TextCell.self)
                cell.textLabel?.text = "row \(row)"
                return cell
            }, numberOfCells: names.map(\.count))
        fixture.binder.onSections(.third, .fourth)
            .bind(headerTitles: names.map { [.third: $0.last] })
            .bind(footerType: TextHeader.self, viewModels: views.map { [.fourth: $0] })
        fixture.binder.finish()
        expect(
            fixture.lines, ["[a]", "(ab)", "row 0", "row 1", "[b]", "(view v)"])
        names.accept([])
        views.accept(.init("w"))
        expect(fixture.turn().count, 1)
        expect(fixture.lines, ["()", "(view w)"])
    }

    @Test func displayedSectionsAndPropertiesAreObservers() {
        // Displayed sections is an observer.
        do {
            let fixture = Fixture<Place>()
            let sections = BehaviorRelay<[Place]>(value: [.second])
            let bag = DisposeBag()
            fixture.binder.onAllSections().bind(
                cellType: TextCell.self, models: [.first: ["a"], .second: ["b"]])
            sections.bind(to: fixture.binder.rx.displayedSections).disposed(by: bag)
            fixture.binder.finish()
            expect(fixture.table.numberOfSections, 1)
            sections.accept([.second, .first])
            fixture.turn()
            expect(fixture.table.numberOfSections, 2)
            sections.map { Array($0.prefix(1)) }
                .subscribe(fixture.binder.rx.displayedSections).disposed(by: bag)
            fixture.turn()
            expect(fixture.binder.displayedSections, [.second])
            expect(fixture.table.numberOfSections, 1)
        }
        // Properties of a table without sections are observers.
        do {
            let table = TableView(style: .plain)
            let clock = ManualUpdateClock()
            let binder = TableViewBinder(tableView: table, clock: clock)
            let rows = BehaviorRelay(value: ["a", "b"])
            let animates = BehaviorRelay(value: true)
            let bag = DisposeBag()
            animates.bind(to: binder.rx.animateChanges).disposed(by: bag)
            binder.onTable().rx.bind(cellType: TextCell.self, models: rows)
            binder.finish()
            animates.accept(false)
            expect(binder.animateChanges, false)
            binder.rowInsertionAnimation = .left
            expect(binder.rowInsertionAnimation, .left)
            expect(binder.hasFinishedBinding)
            expect(binder.tableView === table)
            rows.accept(["c"])
            clock.advance()
            expect(table.numberOfRows(inSection: 0), 1)
        }
    }

    @Test func observablesThatEmitOnOtherThreadsAreObservedOnTheMainActor() async {
        let fixture = Fixture<Place>(showing: [.first])
        await withCheckedContinuation { done in
            fixture.binder.onSection(.first).rx.bind(
                cellType: TextCell.self,
                models: Observable<String>.create { observer in
                    // Safety: from here on only that queue uses the observer.
                    nonisolated(unsafe) let observer = observer
                    DispatchQueue(label: "elsewhere").async { observer.onNext("a") }
                    return Disposables.create()
                }.map { [$0] },
                mapToViewModels: { text in
                    // Traps off the main actor.
                    MainActor.assumeIsolated {}
                    done.resume()
                    return .init(id: 1, text: text)
                })
            fixture.binder.finish()
        }
        fixture.turn()
        expect(fixture.lines, ["a"])
    }

    @Test func anObservableThatHasNotEmittedSuppliesNoRows() {
        let fixture = Fixture<Place>(showing: [.first])
        let subject = PublishSubject<[String]>()
        fixture.binder.onSection(.first).rx.bind(cellType: TextCell.self, models: subject)
        fixture.binder.finish()
        expect(fixture.table.numberOfRows(inSection: 0), 0)
        subject.onNext(["a"])
        subject.onCompleted()
        fixture.turn()
        expect(fixture.table.numberOfRows(inSection: 0), 1)
    }
}
