#if !canImport(UIKit)
public import MiniRx
import TableauPlatform

extension World {
    /// Wraps a service, so that the world decides when its responses arrive, and whether they fail
    /// according to its ``faults``.
    ///
    /// ```swift
    /// let accounts = world.wrap("accounts", service.accounts())
    /// ```
    ///
    /// The name is that in steps; each subscription is a request.
    public func wrap<Element>(
        _ name: String, _ source: Observable<Element>
    ) -> Observable<Element> {
        .create { [weak self] observer in
            guard let self else { return Disposables.create() }
            let request = Request(name: name, observer: observer, world: self)
            let subscription = source.subscribe { request.take($0) }
            return Disposables.create {
                subscription.dispose()
                request.answers.dispose()
            }
        }
    }

    /// Wraps an asynchronous function, so that the world decides when its results arrive.
    ///
    /// ```swift
    /// let load = world.wrap("load") { (page: Int) in try await server.page(page) }
    /// ```
    ///
    /// - `function`: Should not wait in real time.
    public func wrap<Input: Sendable, Output: Sendable>(
        _ name: String, _ function: @escaping @MainActor (Input) async throws -> Output
    ) -> @MainActor (Input) async throws -> Output {
        hasTasks = true
        return { [weak self] input in
            let result: Result<Output, any Error>
            do { result = .success(try await function(input)) } catch { result = .failure(error) }
            guard let self else { throw CancellationError() }
            let fails = failsNow
            defer { returningCalls -= 1 }
            return try await withCheckedThrowingContinuation { continuation in
                var waiting: CheckedContinuation<Output, any Error>? = continuation
                @MainActor func resume(with result: Result<Output, any Error>) {
                    guard let continuation = waiting.take() else { return }
                    returningCalls += 1
                    continuation.resume(with: result)
                }
                cleanUps.append { resume(with: .failure(CancellationError())) }
                _ = clock.add(.answer, named: fails ? "\(name) fails" : "\(name) answers") {
                    resume(with: fails ? .failure(ServiceFailure(service: name)) : result)
                }
            }
        }
    }

    /// Runs a nonisolated function in the world; each part between two suspensions is a step.
    @discardableResult
    public func task<Output: Sendable>(
        _ function: @escaping @Sendable () async throws -> Output
    ) -> Task<Output, any Error> {
        hasTasks = true
        return Task(executorPreference: executor, operation: function)
    }

    var failsNow: Bool { faults.contains(.fail) && chooser.choose(2) == 1 }
    var doublesNow: Bool { faults.contains(.duplicate) && chooser.choose(2) == 1 }
}

/// A request to a service, with pending responses.
@MainActor
private final class Request<Element> {
    private let name: String
    private let observer: AnyObserver<Element>
    private weak var world: World?
    let answers = DisposeBag()
    private var underway = 0
    private var end: Event<Element>?

    init(name: String, observer: AnyObserver<Element>, world: World) {
        self.name = name
        self.observer = observer
        self.world = world
    }

    func take(_ event: Event<Element>) {
        guard let world else { return }
        switch event {
        case .next:
            if world.failsNow {
                return send("\(name) fails", .error(ServiceFailure(service: name)))
            }
            send("\(name) answers", event)
            if world.doublesNow { send("\(name) answers again", event) }
        case .error: send("\(name) fails", event)
        case .completed:
            end = event
            finishIfDone()
        }
    }

    private func send(_ name: String, _ event: Event<Element>) {
        underway += 1
        world?.clock.add(.answer, named: name, of: ObjectIdentifier(self)) { [self] in
            underway -= 1
            observer.on(event)
            finishIfDone()
        }
        .disposed(by: answers)
    }

    /// The end isn't a separate step: it arrives with the last response.
    private func finishIfDone() {
        guard underway == 0, let end else { return }
        self.end = nil
        observer.on(end)
    }
}

/// A fault in the responses of services.
public enum Fault: String, Hashable, Sendable, CaseIterable {
    /// A response takes longer than anything else.
    case delay
    /// A response overtakes that of an earlier request.
    case reorder
    /// A response arrives twice.
    case duplicate
    /// A ``ServiceFailure`` replaces a response.
    case fail
}

/// The error of a service under ``Fault/fail``.
public struct ServiceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the service.
    public let service: String

    /// A description with the name of the service.
    public var description: String { "the service \(service) failed, as simulated by explore()" }
}
#endif
