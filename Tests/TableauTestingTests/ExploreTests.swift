import Foundation
import MiniRx
import Synchronization
import Tableau
import TableauRx
import TableauTesting
import TestEnvironment
import Testing

/// Planted races are found, made short, and found again by their seed.
@MainActor
struct ExploreTests {
    @Test(arguments: Race.allCases)
    func aPlantedRaceIsFoundAndMadeShort(race: Race) async throws {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 1_000) { race.play(in: $0) }
        }
        let found = try #require(failure)
        expect(found.steps.count <= 6, "\(found)")
        expect(found.film?.hasPrefix("<svg"), true)
        // The schedule leads to the same steps, byte for byte.
        for _ in 0..<2 {
            let again = await #expect(throws: ExplorationFailure.self) {
                try await replay(schedule: found.schedule) { race.play(in: $0) }
            }
            expect(again?.steps, found.steps)
            expect(again?.reason, found.reason)
            expect(again?.film, found.film)
        }
    }

    /// What is found is the mistake: the mended screen passes.
    @Test(arguments: Race.allCases)
    func aMendedScreenPasses(race: Race) async throws {
        try await explore(seeds: 50) { race.play(in: $0, isMended: true) }
    }

    @Test func aSeedOrAScheduleIsReplayedAndTheFailureSaysHow() async throws {
        // A seed is replayed as it was.
        let seed = try await firstSeed(.staleReplyWins)
        var descriptions: [String] = []
        for _ in 0..<2 {
            let failure = await #expect(throws: ExplorationFailure.self) {
                try await replay(seed: seed) { Race.staleReplyWins.play(in: $0) }
            }
            descriptions.append(try #require(failure).description)
        }
        expect(descriptions[0], descriptions[1])

        // The ordinary order is the empty schedule.
        let steps = try await replay(schedule: "") { Race.staleReplyWins.play(in: $0) }
        expect(
            steps,
            [
                "press r", "fetch 1 answers", "press r", "fetch 2 answers", "press r",
                "fetch 3 answers", "scroll to the end",
            ])

        // A failure says how to see it again.
        let path = NSTemporaryDirectory() + "explore-\(UUID().uuidString)/none/film.svg"
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(film: path) { Race.spinnerForEver.play(in: $0) }
        }
        let text = try #require(failure).description
        expect(text.contains("press r\n"))
        expect(text.contains("\"the spinner stops\" does not hold"))
        expect(text.contains("The film cannot be written to \(path)"))
        expect(text.contains("try await replay(schedule: \"\(failure?.schedule ?? "?")\")"))
    }

    private func firstSeed(_ race: Race) async throws -> UInt64 {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore { race.play(in: $0) }
        }
        return try #require(failure?.seed)
    }

    @Test func aTimerThatRepeatsForEverIsFound() async {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 1) { tickForEver($0.clock) }
        }
        expect(failure?.reason.contains("still waits"), true)
    }

    private func tickForEver(_ clock: TestClock) {
        _ = clock.schedule(after: .milliseconds(1)) { tickForEver(clock) }
    }

    @Test func aBatchThatBreaksTheContractIsFound() async {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 1) { world in
                let screen = ListScreen(world, ["a"])
                let keys: [Character: @MainActor (TableProbe) -> Void] = [
                    "x": { _ in screen.tableView.deleteRows(at: [[0, 0]], with: .none) }
                ]
                world.user(of: screen.tableView, keys: keys) { $0.press("x") }
            }
        }
        expect(failure?.reason.contains("rowCountMismatch"), true)
        expect(failure?.steps, ["press x"])
    }
}

/// Tasks, and what works outside of the world.
@MainActor
struct WorldTests {
    @Test(arguments: ["MainScheduler", "SerialDispatchQueueScheduler", "MainQueueClock"])
    func workOutsideIsRefused(name: String) async {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 1) { world in
                world.user(of: TableView(style: .plain)) { person in
                    person.does("something") {}
                    person.does("go") { workOutside(name) }
                }
            }
        }
        expect(failure?.reason.hasPrefix(name), true)
        expect(failure?.reason.contains("step 1"), true, "\(failure?.reason ?? "")")
    }

    private func workOutside(_ name: String) {
        switch name {
        case "MainScheduler": _ = MainScheduler.instance.schedule(after: .zero) {}
        case "MainQueueClock": MainQueueClock.shared.schedule {}
        default: _ = SerialDispatchQueueScheduler(qos: .default).schedule {}
        }
    }

    @Test func asynchronousFunctionsAnswerWhenTheyAreChosen() async throws {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 500) { world in
                var shown: [Int] = []
                world.faults = [.reorder]
                let load = world.wrap("load") { (number: Int) in number }
                world.user(of: TableView(style: .plain)) { person in
                    for number in 1...2 {
                        person.does("load \(number)") {
                            Task { shown.append(try await load(number)) }
                        }
                    }
                }
                world.finally("in order") { shown == shown.sorted() }
            }
        }
        expect(failure?.steps, ["load 1", "load 2", "load answers", "load answers"])
    }

    /// A response returns to its caller by way of another thread, which may be busy.
    @Test func responsesReachTheirCallersBeforeTheNextStep() async throws {
        @Sendable func work() { Thread.sleep(forTimeInterval: 0.02) }
        let steps = try await replay(schedule: "") { world in
            var shown = 0
            let load = world.wrap("load") { (number: Int) in
                for _ in 0..<16 { Task.detached(priority: .background) { work() } }
                return number
            }
            world.user(of: TableView(style: .plain)) { person in
                person.does("load") { Task(priority: .background) { shown = try await load(1) } }
            }
            world.finally("it arrives") { shown == 1 }
        }
        expect(steps, ["load", "load answers"])
    }

    /// A service with a response of each kind.
    private struct Numbers {
        var first: () -> Observable<Int>
        var second: @MainActor (Int) async throws -> Int

        @MainActor func wrapped(in world: World) -> Numbers {
            Numbers(
                first: { world.wrap("first", first()) }, second: world.wrap("second", second))
        }
    }

    @Test func aWholeServiceIsWrapped() async throws {
        let failure = await #expect(throws: ExplorationFailure.self) {
            try await explore(seeds: 500) { world in
                var shown: [Int] = []
                let service = Numbers(first: { .just(1) }, second: { $0 + 1 }).wrapped(in: world)
                world.faults = [.reorder]
                world.user(of: TableView(style: .plain)) { person in
                    person.does("load") {
                        _ = service.first().subscribe(onNext: { shown.append($0) })
                        Task { shown.append(try await service.second(1)) }
                    }
                }
                world.finally("in order") { shown == shown.sorted() }
            }
        }
        expect(failure?.steps, ["load", "second answers", "first answers"])
    }

    /// A response overtakes those to earlier requests, not those to its own.
    @Test func theResponsesToOneRequestStayInOrder() async throws {
        try await explore(seeds: 200) { world in
            var shown: [Int] = []
            world.faults = Set(Fault.allCases).subtracting([.fail])
            let source = Observable.from([1, 2]).concat(.error(RxError.timeout))
            let prices = world.wrap("prices", source)
            let bag = DisposeBag()
            world.user(of: TableView(style: .plain)) { person in
                person.does("subscribe") {
                    prices.catchAndReturn(3).subscribe(onNext: { shown.append($0) })
                        .disposed(by: bag)
                }
            }
            world.finally("in order") {
                bag === bag && shown == shown.sorted() && [nil, 3].contains(shown.last)
            }
        }
    }

    @Test func aTaskThatTriesAgainEndsWithTheRun() async throws {
        var (begun, ended) = (0, 0)
        await #expect(throws: ExplorationFailure.self) {
            try await replay(schedule: "") { world in
                let load = world.wrap("load") { (number: Int) in number }
                world.user(of: TableView(style: .plain)) { person in
                    person.does("load") {
                        begun += 1
                        Task {
                            for attempt in 1...3 { _ = try? await load(attempt) }
                            ended += 1
                        }
                    }
                }
                world.always("nothing has begun") { begun == 0 }
            }
        }
        for _ in 0..<8 { await Task.yield() }
        expect(begun == 1 && ended == 1)
    }

    @Test func tasksOfNoActorAreStepsOfTheWorld() async throws {
        var ends: Set<String> = []
        for seed in 0..<200 as Range<UInt64> {
            try await replay(seed: seed) { world in
                let log = Log()
                for name in ["a", "b"] {
                    world.task {
                        log.add(name)
                        await Task.yield()
                        log.add(name)
                    }
                }
                world.finally { ends.insert(log.text).inserted || true }
            }
        }
        // Every order that two tasks of two parts can have.
        expect(ends, ["aabb", "abab", "abba", "baab", "baba", "bbaa"])
    }
}

/// Written by tasks of a world, which run on one thread.
private final class Log: Sendable {
    private let letters = Mutex("")

    func add(_ text: String) { letters.withLock { $0 += text } }
    var text: String { letters.withLock { $0 } }
}
