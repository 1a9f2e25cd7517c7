#if !canImport(UIKit)
import MiniRx
import Synchronization
import Tableau
import TableauPlatform

extension World {
    /// The maximum number of steps in a run.
    private static let mostSteps = 1_000
    /// How long the user waits for the screen to settle, in milliseconds and in steps.
    private static let longestDelay = (ticks: 10_000, steps: 25)

    /// Runs a scenario to its end or to its first failure, and returns this world.
    func run(_ scenario: @MainActor (World) throws -> Void) async -> World {
        within {
            do { try scenario(self) } catch { fail("the scenario threw \(error)", kind: "threw") }
        }
        var gesture = 0
        var lastGesture = 0
        var lastVisible = 0
        while stop == nil {
            await collectTasks()
            while chooser.taken.leftOut.contains(gesture) { gesture += 1 }
            let candidates = candidates(gesture, isWaiting: clock.step - lastGesture)
            if candidates.isEmpty { break }
            if clock.step >= Self.mostSteps {
                fail("after \(clock.step) steps something still waits", kind: "endless")
                break
            }
            clock.step += 1
            if let work = candidates[chooser.choose(candidates.count)] {
                let tag = work.tag as? TestClock.Tag
                if tag?.kind != .turn || tag.map({ $0.step < lastVisible }) == true {
                    lastVisible = clock.step
                    steps.append(tag?.name ?? "work")
                }
                within { clock.time.run(work) }
            } else {
                let (name, act) = gestures[gesture]
                (gesture, lastGesture, lastVisible) = (gesture + 1, clock.step, clock.step)
                steps.append(name)
                within {
                    guard let probe else { return }
                    do { try act(probe) } catch { steps[steps.count - 1] += " (not there)" }
                }
            }
            within {
                probe?.tableView.layoutIfNeeded()
                check()
            }
            film?.capture()
        }
        if stop == nil { within { check(isLast: true) } }
        tearDown()
        guard hasTasks else { return self }
        for _ in 0..<8 {
            await Task.yield()
            // A cancelled task may have tried again.
            tearDown()
        }
        while returningCalls > 0 { await Task.yield() }
        return self
    }

    /// Runs user code so that the work it starts belongs to this world.
    private func within(_ body: () -> Void) {
        let refuse: @Sendable (String) -> Void = { [weak self] what in
            // Code on another thread has left the world already, which was detected when it left.
            guard MainScheduler.isCurrent else { return }
            MainActor.assumeIsolated {
                guard let self else { return }
                let step = self.clock.step
                self.fail(
                    "\(what) works outside of the world's clock, so its order cannot be chosen; it "
                        + "was scheduled in " + (step == 0 ? "the set-up" : "step \(step)")
                        + ". Pass `world.clock` to its caller", kind: "outside \(what)")
            }
        }
        let deliver: @Sendable (@escaping @Sendable () -> Void) -> Void = { [weak self] work in
            MainActor.assumeIsolated {
                _ = self?.clock.add(.task, named: "delivery", work)
            }
        }
        let interception = WorkInterception(deliver: deliver, refuse: refuse)
        WorkInterception.$current.withValue(interception) {
            let refusal = MainQueueClock.Refusal { refuse("MainQueueClock") }
            MainQueueClock.$refusal.withValue(refusal) { body() }
        }
    }

    /// Runs tasks as far as possible without a decision, and collects the work they wait for.
    private func collectTasks() async {
        takeJobs()
        guard hasTasks else { return }
        // A call returns by way of another thread, which takes its time.
        while returningCalls > 0 { await Task.yield() }
        // What waits for the main actor runs up to its next suspension. What the program awaits by
        // other means than this world's may take longer, and then counts in a later step.
        for _ in 0..<8 { await Task.yield() }
        takeJobs()
    }

    private func takeJobs() {
        for job in executor.takeJobs() {
            hasTasks = true
            _ = clock.add(.task, named: "task") { [executor] in executor.run(job) }
        }
    }

    // MARK: Choosing

    /// Returns the work that could run next, nil for the next gesture; the default comes first.
    private func candidates(
        _ gesture: Int, isWaiting steps: Int
    ) -> [VirtualClock<Int>.Work?] {
        let end = TestClock.ticks(duration)
        let waiting = clock.time.waiting.filter { $0.time <= end }
        let kinds = waiting.map { ($0.tag as? TestClock.Tag)?.kind ?? .timer }
        func items(_ kind: TestClock.Kind) -> [VirtualClock<Int>.Work] {
            zip(waiting, kinds).filter { $0.1 == kind }.map(\.0)
        }
        // Turns of the main queue, timers and the responses to one request keep their order.
        let turns = items(.turn).prefix(1)
        var requests: Set<Int> = []
        let answers = items(.answer).filter { item in
            (item.tag as? TestClock.Tag)?.request.map { requests.insert($0).inserted } ?? true
        }
        let timers = items(.timer).prefix(1)
        let next = zip(waiting, kinds).first { $0.1 == .timer || $0.1 == .answer }?.0
        let mayOvertake = !faults.isDisjoint(with: [.delay, .reorder])
        var events: [VirtualClock<Int>.Work] = []
        // Time doesn't pass while a turn waits, unless responses may take any time.
        if let next, turns.isEmpty || mayOvertake || next.time <= clock.time.now {
            events.append(next)
        }
        if faults.contains(.reorder) { events += answers.filter { $0 !== next } }
        if faults.contains(.delay) { events += timers.filter { $0 !== next } }
        let works = (turns + items(.task) + events).map(Optional.some)
        guard gesture < gestures.count else { return works }
        let isDue = next.map { $0.time > clock.time.now + Self.longestDelay.ticks } ?? true
        let goesFirst = turns.isEmpty && (isDue || steps > Self.longestDelay.steps)
        return goesFirst ? [nil] + works : works + [nil]
    }
}

/// Collects the jobs of tasks until the world runs them on its thread.
final class WorldExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Returns the jobs added since the last call.
    func takeJobs() -> [UnownedJob] {
        jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
    }

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
#endif
