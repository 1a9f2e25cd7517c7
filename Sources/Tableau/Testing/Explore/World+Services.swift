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
        .deferred { [weak self] in
            guard let self else { return .never() }
            requests += 1
            // An error is a response like an element; the end arrives with the last response.
            return source.map { Result<Element, any Error>.success($0) }
                .catch { .just(.failure($0)) }
                .flatMap { [weak self, request = requests] result in
                    self?.answers(name, with: result, to: request) ?? .never()
                }
        }
    }

    /// Returns the responses that a service gives in place of its own.
    private func answers<Element>(
        _ name: String, with result: Result<Element, any Error>, to request: Int
    ) -> Observable<Element> {
        func answer(_ step: String, _ result: Result<Element, any Error>) -> Observable<Element> {
            Single.create { [clock] answer in
                clock.add(.answer, named: "\(name) \(step)", of: request) { answer(result) }
            }
            .asObservable()
        }
        if case .failure = result { return answer("fails", result) }
        if failsNow { return answer("fails", .failure(ServiceFailure(service: name))) }
        let first = answer("answers", result)
        return doublesNow ? .merge(first, answer("answers again", result)) : first
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
            guard let self, !isOver else { throw CancellationError() }
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
