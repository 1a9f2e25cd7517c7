import Foundation
import MiniRx
import Tableau
import TableauRx
import TableauTesting

/// Screens that fail in some orders of events only, because one line is missing.
@MainActor
enum Race: String, CaseIterable {
    case staleReplyWins
    case pageLoadedTwice
    case refreshLost
    case editOverwritten
    case goneRowSelected
    case retryStorm
    case spinnerForEver
    case disposedDuringDelivery

    /// Runs the screen with its mistake, or with the missing line.
    func play(in world: World, isMended: Bool = false) {
        switch self {
        case .staleReplyWins: staleReplyWins(world, isMended)
        case .pageLoadedTwice: pageLoadedTwice(world, isMended)
        case .refreshLost: refreshLost(world, isMended)
        case .editOverwritten: editOverwritten(world, isMended)
        case .goneRowSelected: goneRowSelected(world, isMended)
        case .retryStorm: retryStorm(world, isMended)
        case .spinnerForEver: spinnerForEver(world, isMended)
        case .disposedDuringDelivery: disposedDuringDelivery(world, isMended)
        }
    }
}

/// A table with one list of items, used by all races.
@MainActor
final class ListScreen {
    let tableView = TableView(style: .plain)
    let items = BehaviorRelay<[Item]>(value: [])
    let binder: TableViewBinder
    let bag = DisposeBag()
    var tapped: (Item) -> Void = { _ in }

    init(_ world: World, _ names: [String] = []) {
        items.accept(names.map { Item(name: $0) })
        binder = TableViewBinder(tableView: tableView, clock: world.clock)
        binder.onTable().rx.bind(cellType: ItemCell.self, viewModels: items)
            .onTapped { [unowned self] _, _ in
                if let path = tableView.indexPathForSelectedRow, path.row < items.value.count {
                    tapped(items.value[path.row])
                }
            }
        binder.finish()
    }

    var rows: [String] {
        (0..<tableView.numberOfRows(inSection: 0)).compactMap {
            tableView.cellForRow(at: [0, $0])?.textLabel?.text
        }
    }
}

extension Race {
    /// Of two refreshes, the answer to the first comes last.
    private func staleReplyWins(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var fetches = 0
        let taps = PublishSubject<Void>()
        let fetch = { () -> Observable<String> in
            fetches += 1
            return world.wrap("fetch \(fetches)", .just("\(fetches)"))
        }
        world.faults = [.reorder]
        (isMended ? taps.flatMapLatest(fetch) : taps.flatMap { fetch() })
            .subscribe(onNext: { screen.items.accept([Item(name: $0)]) })
            .disposed(by: screen.bag)
        world.user(of: screen.tableView, keys: ["r": { _ in taps.onNext(()) }]) { person in
            for _ in 0..<3 { person.press("r") }
            person.scrollToEnd()
        }
        world.finally("shows the last answer") {
            fetches == 0 || screen.rows == ["\(fetches)"]
        }
    }

    /// Scrolling requests the next page while it is being loaded.
    private func pageLoadedTwice(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var isLoading = false
        func loadNext() {
            if isMended, isLoading { return }
            isLoading = true
            let page = screen.items.value.count / 2
            world.wrap("page \(page)", Observable.just([2 * page, 2 * page + 1]))
                .subscribe(onNext: { numbers in
                    isLoading = false
                    screen.items.accept(screen.items.value + numbers.map { Item(name: "\($0)") })
                }).disposed(by: screen.bag)
        }
        world.user(of: screen.tableView, keys: ["m": { _ in loadNext() }]) { person in
            for _ in 0..<4 { person.press("m") }
        }
        world.always("no row is repeated") {
            let names = screen.items.value.map(\.name)
            return Set(names).count == names.count
        }
    }

    /// A refresh during another one is ignored.
    private func refreshLost(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var (server, isLoading, isWanted) = (0, false, false)
        func refresh() {
            if isLoading {
                isWanted = true
                return
            }
            (isLoading, isWanted) = (true, false)
            world.wrap("fetch", Observable.just("\(server)"))
                .subscribe(onNext: {
                    isLoading = false
                    screen.items.accept([Item(name: $0)])
                    if isMended, isWanted { refresh() }
                }).disposed(by: screen.bag)
        }
        let keys: [Character: @MainActor (TableProbe) -> Void] = [
            "r": { _ in
                server += 1
                refresh()
            }
        ]
        world.user(of: screen.tableView, keys: keys) { person in
            for _ in 0..<3 { person.press("r") }
        }
        world.finally("shows what the server has") {
            server == 0 || screen.rows == ["\(server)"]
        }
    }

    /// An answer overwrites text that was typed meanwhile.
    private func editOverwritten(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world, ["draft"])
        var typed: String?
        let keys: [Character: @MainActor (TableProbe) -> Void] = [
            "r": { _ in
                let text = screen.items.value[0].name
                world.wrap("save", Observable.just(text)).subscribe(onNext: { saved in
                    if isMended, typed != nil, typed != saved { return }
                    screen.items.accept([Item(name: saved)])
                }).disposed(by: screen.bag)
            },
            "e": { _ in
                typed = "edited"
                screen.items.accept([Item(name: "edited")])
            },
        ]
        world.user(of: screen.tableView, keys: keys) { person in
            person.scrollToEnd()
            person.press("r")
            person.press("e")
            person.press("r")
        }
        world.finally("shows what was typed") { typed == nil || screen.rows == [typed ?? ""] }
    }

    /// A tapped row is deleted before its details arrive.
    private func goneRowSelected(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world, ["a", "b", "c"])
        var chosen: Item?
        screen.tapped = { item in
            world.wrap("details of \(item.name)", Observable.just(item)).subscribe(onNext: {
                if isMended, !screen.items.value.contains($0) { return }
                chosen = $0
            }).disposed(by: screen.bag)
        }
        let keys: [Character: @MainActor (TableProbe) -> Void] = [
            "d": { _ in
                screen.items.accept(screen.items.value.filter { $0.name != "b" })
                if isMended || chosen?.name == "b" { chosen = nil }
            }
        ]
        world.user(of: screen.tableView, keys: keys) { person in
            person.tap("a")
            person.tap("b")
            person.press("d")
        }
        world.finally("the chosen row exists") {
            chosen.map { screen.items.value.contains($0) } ?? true
        }
    }

    /// Each failure is retried at once, and so are the failures of the retries.
    private func retryStorm(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var tries = 0
        func fetch(_ attempt: Int) {
            tries += 1
            world.wrap("fetch", Observable.just("a")).subscribe(
                onNext: { screen.items.accept([Item(name: $0)]) },
                onError: { _ in
                    if attempt < 2 || !isMended { fetch(attempt + 1) }
                }
            ).disposed(by: screen.bag)
        }
        world.faults = [.fail, .delay]
        world.user(of: screen.tableView, keys: ["r": { _ in fetch(0) }]) { $0.press("r") }
        world.always("three tries are enough") { tries <= 3 }
    }

    /// The spinner stops after an answer, but not after a failure.
    private func spinnerForEver(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var isLoading = false
        let keys: [Character: @MainActor (TableProbe) -> Void] = [
            "r": { _ in
                isLoading = true
                world.wrap("fetch", Observable.just("a")).subscribe(
                    onNext: {
                        isLoading = false
                        screen.items.accept([Item(name: $0)])
                    },
                    onError: { _ in if isMended { isLoading = false } }
                ).disposed(by: screen.bag)
            }
        ]
        world.faults = Set(Fault.allCases)
        world.user(of: screen.tableView, keys: keys) { person in
            person.press("r")
            person.press("r")
        }
        world.finally("the spinner stops") { !isLoading }
    }

    /// The user leaves the screen during a request; the answer then reaches a closed screen.
    private func disposedDuringDelivery(_ world: World, _ isMended: Bool) {
        let screen = ListScreen(world)
        var (isGone, reached) = (false, false)
        var bag = DisposeBag()
        let keys: [Character: @MainActor (TableProbe) -> Void] = [
            "r": { _ in
                world.wrap("fetch", Observable.just("a")).subscribe(onNext: { _ in
                    if isGone { reached = true }
                }).disposed(by: bag)
            },
            "x": { _ in
                isGone = true
                if isMended { bag = DisposeBag() }
            },
        ]
        world.user(of: screen.tableView, keys: keys) { person in
            person.scrollToEnd()
            person.press("r")
            person.press("x")
            person.scrollToEnd()
        }
        world.always("nothing reaches a closed screen") { !reached }
    }
}
