#if !canImport(UIKit)
import MiniRx
import MiniRxTest
public import Tableau
import TableauPictures

/// What a screen is run in: its time, its services, its user, and what must hold.
///
/// Each run has a world of its own, in which the order of everything that waits is one of many that
/// could be.
@MainActor
public final class World {
    /// The time of binders and schedulers.
    public let clock = TestClock()
    /// What may go wrong with answers of services; nothing by default.
    public var faults: Set<Fault> = []
    /// How much time passes at most; what is due later never happens.
    ///
    /// An hour by default: shorten it for screens that ask for news for ever.
    public var duration: Duration = .seconds(3600)

    /// Why a run has failed.
    enum Stop: Error, Hashable, Sendable {
        case broken(String)
        case outside(String, step: Int)
        case endless(Int)
        case threw(String)
    }

    let chooser: Chooser
    let executor = WorldExecutor()
    /// Whether tasks are about, so that they have to be waited for.
    var hasTasks = false
    var stop: Stop?
    /// Called when the run is over, for what would wait for ever.
    var cleanUps: [() -> Void] = []

    private let isFilmed: Bool
    private(set) var film: AnimatedSVG?
    private(set) var probe: TableProbe?
    private(set) var gestures: [Person.Gesture] = []
    private(set) var conditions: [(name: String, holds: @MainActor () -> Bool)] = []
    private(set) var lastConditions: [(name: String, holds: @MainActor () -> Bool)] = []

    init(_ chooser: Chooser, isFilmed: Bool = false) {
        self.chooser = chooser
        self.isFilmed = isFilmed
    }

    // MARK: What a scenario says

    /// Puts a person in front of a table, who does some things.
    ///
    /// A batch that breaks the table's contract fails the run.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - keys: What the screen does at a key.
    ///   - script: Writes down what the person does.
    public func user(
        of tableView: TableView, keys: [Character: @MainActor (TableProbe) -> Void] = [:],
        _ script: (Person) -> Void
    ) {
        probe = TableProbe(tableView, keys: keys)
        tableView.contractViolationHandler = { [weak self] violation in
            self?.fail(.broken("\(violation)"))
        }
        if isFilmed { film = AnimatedSVG(of: tableView, title: "explore") }
        let person = Person()
        script(person)
        gestures = person.gestures
    }

    /// Says what must hold after each step.
    public func always(_ name: String = "always", _ holds: @escaping @MainActor () -> Bool) {
        conditions.append((name, holds))
    }

    /// Says what must hold when nothing waits any more.
    public func finally(_ name: String = "finally", _ holds: @escaping @MainActor () -> Bool) {
        lastConditions.append((name, holds))
    }

    /// Says what is to be done when the run is over, however it ended.
    public func cleanUp(_ body: @escaping @MainActor () -> Void) {
        cleanUps.append(body)
    }

    // MARK: Failing

    /// The first failure of a run counts.
    func fail(_ stop: Stop) {
        if self.stop == nil { self.stop = stop }
    }

    func check(_ conditions: [(name: String, holds: @MainActor () -> Bool)]) {
        for condition in conditions where !condition.holds() {
            return fail(.broken("\"\(condition.name)\" does not hold"))
        }
    }

    /// Ends everything that waits.
    func tearDown() {
        for cleanUp in cleanUps { cleanUp() }
        cleanUps = []
        for item in clock.scheduler.waiting() { item.dispose() }
        conditions = []
        lastConditions = []
        gestures = []
    }
}

extension World.Stop: CustomStringConvertible {
    var description: String {
        switch self {
        case .broken(let what): what
        case .outside(let what, let step):
            "\(what) works outside of the world's clock, so its order cannot be chosen; it was "
                + "asked in " + (step == 0 ? "the set-up" : "step \(step)")
                + ". Give what calls it `world.clock`"
        case .endless(let steps): "after \(steps) steps something still waits"
        case .threw(let error): "the scenario threw \(error)"
        }
    }

    /// What is the same in two failures of one kind.
    var kind: String {
        switch self {
        case .broken(let what): what.prefix { $0 != ":" }.description
        case .outside(let what, _): "outside " + what
        case .endless: "endless"
        case .threw: "threw"
        }
    }
}
#endif
