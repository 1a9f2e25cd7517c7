extension Observable where Element: Sendable {
    /// Transforms elements concurrently and emits the results in order, in the isolation of the
    /// caller.
    ///
    /// An error ends the sequence; the end and disposal cancel the running tasks. Code without an
    /// actor cannot call this, since there is no isolation to return to.
    ///
    /// - `maxConcurrent`: the number of transformations that run at once; other elements wait.
    ///   Traps if it isn't positive.
    /// - `transform`: runs off the caller's actor.
    public func concurrentMap<Result: Sendable>(
        maxConcurrent: Int = .max,
        isolation: isolated any Actor = #isolation,
        _ transform: @escaping @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        require(
            maxConcurrent > 0, "concurrentMap runs 1 or more at once, but got \(maxConcurrent).")
        let actor = isolation
        let mapped = Lift(self) {
            ConcurrentMapSink($0, maxConcurrent: maxConcurrent, transform: transform)
        }
        return mapped.deliver { IsolationContext.enqueue(on: actor, ScheduledWork($0)) }
    }
}

/// `@unchecked Sendable`: tasks call `finished`, whose state the lock guards.
///
/// The downstream is a `DeliverySink`, whose entry may be called on any thread.
private final class ConcurrentMapSink<Source: Sendable, Element: Sendable>: BoundarySink<Source>,
    @unchecked Sendable
{
    private let downstream: Sink<Element>
    private let maxConcurrent: Int
    private let transform: @Sendable (Source) async throws -> Element
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private var waiting = Ring<Source>()
    private var running: [Int: Task<Void, Never>] = [:]
    private var results: [Int: Element] = [:]
    private var nextToStart = 0
    private var nextToEmit = 0
    private var hasEnded = false

    init(
        _ downstream: Sink<Element>, maxConcurrent: Int,
        transform: @escaping @Sendable (Source) async throws -> Element
    ) {
        self.downstream = downstream
        self.maxConcurrent = maxConcurrent
        self.transform = transform
        super.init()
        downstream.subscription.add(ClosureResource { [weak self] in self?.cancelTasks() })
        attach(to: downstream)
    }

    override func next(_ element: Source) {
        if subscription.isStopped { return }
        lock.lock()
        waiting.append(element)
        startWaiting()
        lock.unlock()
    }

    override func sourceEnded(_ error: (any Error)?) {
        subscription.dispose()
        lock.lock()
        hasEnded = true
        if let error { fail(error) } else { finishIfDone() }
        lock.unlock()
    }

    private func cancelTasks() {
        lock.lock()
        for task in running.values { task.cancel() }
        running = [:]
        waiting.removeAll()
        lock.unlock()
    }

    /// Starts transformations while there is room; the lock is held.
    private func startWaiting() {
        while running.count < maxConcurrent, !waiting.isEmpty {
            let element = waiting.removeFirst()
            let (index, transform) = (nextToStart, transform)
            nextToStart += 1
            running[index] = Task(executorPreference: WorkInterception.current?.executor) {
                do {
                    self.finished(index, .success(try await transform(element)))
                } catch {
                    self.finished(index, .failure(error))
                }
            }
        }
    }

    private func finished(_ index: Int, _ result: Result<Element, any Error>) {
        lock.lock()
        defer { lock.unlock() }
        // No longer running: it was cancelled.
        guard running.removeValue(forKey: index) != nil else { return }
        switch result {
        case .failure(let error): fail(error)
        case .success(let element):
            results[index] = element
            while let element = results.removeValue(forKey: nextToEmit) {
                nextToEmit += 1
                downstream.next(element)
            }
            startWaiting()
            finishIfDone()
        }
    }

    private func fail(_ error: any Error) {
        cancelTasks()
        downstream.finish(error)
    }

    private func finishIfDone() {
        if hasEnded && running.isEmpty && waiting.isEmpty { downstream.finish(nil) }
    }
}
