import MiniRx
import MiniRxTest
import TestEnvironment
import Testing

/// Every stage of a pipeline keeps to `next* (error | completed)?`, whatever its closures do.
///
/// Closures emit, end, throw and dispose re-entrantly. None runs after disposal; without disposal
/// the end arrives.
///
/// Checks a hundred thousand pipelines; ten million in a soak run.
struct GrammarTests {
    @Test(arguments: 0..<8)
    func everyPipelineKeepsToTheGrammar(part: Int) {
        for seed in 0..<Effort.count(300, full: 10_000, soak: 1_000_000) {
            if let issue = PipelineDrive.issue(seed: seed * 8 + part) {
                Issue.record("\(issue)")
                return
            }
        }
    }

    /// A single stage between two probes; all its closures act re-entrantly.
    @Test(arguments: Stage.all)
    func everyOperatorKeepsToTheGrammar(stage: Stage) {
        for seed in 0..<Effort.count(32, full: 320, soak: 32_000) {
            if let issue = PipelineDrive.issue(seed: seed, stages: [stage]) {
                Issue.record("\(issue)")
                return
            }
        }
    }
}

private final class Token {}

/// A random pipeline with random input.
private final class PipelineDrive {
    let seed: Int
    private(set) var violations: [String] = []
    private(set) var text = ""

    private var dice: Dice
    private let lab = Lab()
    /// Held by every closure of a stage.
    private let token = Token()
    private let source: Observable<Int>
    /// Emits into the source: a subject, or one that emits at once while it emits.
    private let subject: AnyObserver<Int>
    private var subscription: (any Disposable)?
    private var stages: [Stage]
    /// The re-entrant actions left, so that random runs end.
    private var replies = 6
    private var isDisposed = false
    private var ends = 0
    /// Not with `subscribe(on:)`, which leaves its source later by design; nor with a `create`
    /// whose closure is still subscribing and has not returned what to dispose; nor with a share,
    /// which releases its subscribers before it reports its end.
    private let endsAtOnce: Bool

    init(seed: Int, stages: [Stage]? = nil) {
        self.seed = seed
        var dice = Dice(seed: seed)
        self.stages = stages ?? (0...dice.roll(5)).map { _ in dice.pick(Stage.all) }
        if dice.roll(2) == 0 {
            let subject = PublishSubject<Int>()
            (source, self.subject) = (subject, subject.asObserver())
        } else {
            let subject = NestingSource<Int>()
            (source, self.subject) = (subject, subject.asObserver())
        }
        self.dice = dice
        endsAtOnce = !self.stages.contains { stage in
            ["subscribe(on:)", "create", "share"].contains { stage.name.hasPrefix($0) }
        }
    }

    /// What is wrong with a pipeline, or nil.
    static func issue(seed: Int, stages: [Stage]? = nil) -> String? {
        let drive = PipelineDrive(seed: seed, stages: stages)
        drive.run()
        if !drive.violations.isEmpty { return "seed \(seed): \(drive.violations) in \(drive.text)" }
        weak let token = drive.token
        let text = drive.text
        _ = consume drive
        return token == nil ? nil : "seed \(seed): something is never freed in \(text)"
    }

    func run() {
        var source = probe(makeSource(), "source")
        for (index, stage) in stages.enumerated() {
            source = probe(stage.add(to: source, lab, holding: token), "\(index + 1) \(stage.name)")
            text += " \(stage.name)"
        }
        lab.visit = { [unowned self] name in try visit(name) }
        if dice.roll(4) == 0 { lab.side?.onNext(0) }
        subscription = source.subscribe(
            onNext: { [unowned self] _ in reply() }, onError: { [unowned self] _ in ends += 1 },
            onCompleted: { [unowned self] in ends += 1 })
        for _ in 0..<12 {
            lab.scheduler.advanceTo(lab.scheduler.clock + dice.roll(2))
            act()
        }
        lab.scheduler.start()
        subject.onCompleted()
        lab.side?.onCompleted()
        lab.scheduler.start()
        // Every source has ended, so the pipeline must have, unless a source was freed before.
        if !isDisposed && lab.side != nil && ends != 1 { violations.append("\(ends) ends") }
        subscription?.dispose()
        // `subscribe(on:)` leaves its source here.
        lab.scheduler.start()
        lab.visit = { _ in }
    }

    private func makeSource() -> Observable<Int> {
        let kind = dice.roll(9)
        text += "source \(kind):"
        switch kind {
        case 0: return .of(1, 2, 2, 3)
        case 1: return .just(1)
        case 2: return dice.roll(2) == 0 ? .empty() : .error(TestError())
        case 3: return .range(start: 0, count: 4)
        case 4:
            return .create { observer in
                for value in 1...3 { observer.onNext(value) }
                observer.onError(TestError())
                observer.onNext(4)
                observer.onCompleted()
                return Disposables.create()
            }
        case 5:
            return lab.scheduler.createColdObservable([
                .next(1, 1), .next(2, 2), .next(5, 3), .completed(6), .next(7, 4),
            ])
        case 6: return .interval(.seconds(1), scheduler: lab.scheduler).take(4)
        default: return source
        }
    }

    /// Checks the events between two stages, separately for each subscription.
    private func probe(_ source: Observable<Int>, _ place: String) -> Observable<Int> {
        .deferred { [unowned self] in
            var isOver = false
            func event(_ name: @autoclosure () -> String, isEnd: Bool) {
                if isOver { violations.append("\(name()) after the end, behind \(place)") }
                if isDisposed && endsAtOnce {
                    violations.append("\(name()) after disposal, behind \(place)")
                }
                isOver = isOver || isEnd
                reply()
            }
            return source.do(
                onNext: { event("next \($0)", isEnd: false) },
                onError: { _ in event("error", isEnd: true) },
                onCompleted: { event("completed", isEnd: true) })
        }
    }

    /// Called by every closure of a stage.
    private func visit(_ name: String) throws {
        if isDisposed && endsAtOnce { violations.append("\(name) ran after disposal") }
        reply()
        if dice.roll(24) == 0 { throw TestError() }
    }

    private func reply() {
        guard replies > 0, dice.roll(5) == 0 else { return }
        replies -= 1
        act()
    }

    private func act() {
        switch dice.roll(16) {
        case 0: subject.onCompleted()
        case 1: subject.onError(TestError())
        case 2: lab.side?.onCompleted()
        case 3: if dice.roll(2) == 0 { lab.side?.onError(TestError()) }
        case 4: if dice.roll(3) == 0 { lab.side = nil }
        case 5:
            // While `subscribe` runs, there is nothing to dispose of yet.
            isDisposed = subscription != nil
            subscription?.dispose()
        case 6...8: lab.side?.onNext(dice.roll(4))
        default: subject.onNext(dice.roll(4))
        }
    }
}
