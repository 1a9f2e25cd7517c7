#if !canImport(UIKit)
import MiniRx
public import Tableau
import TableauPictures

/// The environment of one run: time, services, user and expectations.
///
/// Each run has a new world, in which waiting work runs in one of many possible orders.
@MainActor
public final class World {
    /// The clock for binders and schedulers.
    public let clock = TestClock()
    /// The faults that may occur in responses of services; none by default.
    public var faults: Set<Fault> = []
    /// The time that passes at most, after which no work runs; shorten it for screens that poll forever.
    public var duration: Duration = .seconds(3600)

    /// The reason why a run has failed, and what failures of the same kind share.
    typealias Stop = (kind: String, reason: String)

    let chooser: Chooser
    let executor = WorldExecutor()
    /// The number of requests to wrapped services.
    var requests = 0
    /// Whether there are tasks to wait for.
    var hasTasks = false
    /// The number of asynchronous calls with an answer that they have not returned yet.
    var returningCalls = 0
    /// The visible steps; a turn that follows immediately isn't one.
    var steps: [String] = []
    var stop: Stop?
    /// Whether the run has ended, and services give no more responses.
    private(set) var isOver = false
    /// Closures that run after the run, to release work that would wait forever.
    var cleanUps: [() -> Void] = []

    private let isFilmed: Bool
    private(set) var film: AnimatedSVG?
    private(set) var probe: TableProbe?
    private(set) var gestures: [Person.Gesture] = []
    /// The number of gestures in the scenario, including those left out.
    private(set) var gestureCount = 0
    private var conditions: [(name: String, isLast: Bool, holds: @MainActor () -> Bool)] = []

    init(_ chooser: Chooser, isFilmed: Bool = false) {
        self.chooser = chooser
        self.isFilmed = isFilmed
    }

    // MARK: Describing a scenario

    /// Adds a user in front of a table, who performs gestures.
    ///
    /// A batch that breaks the table's contract fails the run.
    ///
    /// - `keys`: The actions of the screen by key.
    /// - `script`: Records the user's gestures.
    public func user(
        of tableView: TableView, keys: [Character: @MainActor (TableProbe) -> Void] = [:],
        _ script: (Person) -> Void
    ) {
        probe = TableProbe(tableView, keys: keys)
        tableView.contractViolationHandler = { [weak self] violation in
            self?.fail("\(violation)")
        }
        if isFilmed { film = AnimatedSVG(of: tableView, title: "explore") }
        let person = Person()
        script(person)
        gestures = person.gestures
        gestureCount = gestures.count
    }

    /// Adds an expectation that must hold after each step.
    public func always(_ name: String = "always", _ holds: @escaping @MainActor () -> Bool) {
        conditions.append((name, false, holds))
    }

    /// Adds an expectation that must hold when no work is waiting.
    public func finally(_ name: String = "finally", _ holds: @escaping @MainActor () -> Bool) {
        conditions.append((name, true, holds))
    }

    /// Adds a closure that runs after the run, whether or not it failed.
    public func cleanUp(_ body: @escaping @MainActor () -> Void) { cleanUps.append(body) }

    // MARK: Failing

    /// Records a failure, of which only the first of a run counts.
    ///
    /// - `kind`: What failures of the same kind share; nil for the reason up to a colon.
    func fail(_ reason: String, kind: String? = nil) {
        stop = stop ?? (kind ?? String(reason.prefix { $0 != ":" }), reason)
    }

    func check(isLast: Bool = false) {
        for condition in conditions where condition.isLast == isLast && !condition.holds() {
            return fail("\"\(condition.name)\" does not hold")
        }
    }

    /// Cancels all waiting work.
    func tearDown() {
        isOver = true
        for cleanUp in cleanUps { cleanUp() }
        cleanUps = []
        for work in clock.time.waiting { work.cancel() }
        conditions = []
        gestures = []
    }
}
#endif
