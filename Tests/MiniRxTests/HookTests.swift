import Foundation
import MiniRx
import MiniRxTest
import Synchronization
import TestEnvironment
import Testing

/// Unhandled errors, and arguments that are not allowed.
@Suite(.serialized)
struct HookTests {
    @MainActor
    final class Label {
        var text = ""
        var optional: String?
    }

    @MainActor
    @Test func anErrorOfABindingIsReported() {
        let reports = Mutex<[String]>([])
        Hooks.onUnhandledError { error, file, line in
            guard error is HookError else { return }
            reports.withLock { $0.append("\(file):\(line)") }
        }
        let label = Label()
        let reactive = Reactive(label)
        let failing = Observable.of("a").concat(.error(HookError()))
        let relay = PublishSubject<String>()
        let line = #line
        failing.bind(to: reactive.text).dispose()
        failing.bind(to: reactive.text, reactive.text).dispose()
        failing.bind(to: reactive.optional).dispose()
        failing.subscribe(reactive.text.asObserver()).dispose()
        failing.bind(to: AnyObserver(reactive.text.asObserver()), relay.asObserver()).dispose()
        Hooks.onUnhandledError(nil)
        expect(
            reports.withLock { $0 }, (1...5).map { "MiniRxTests/HookTests.swift:\(line + $0)" })
        expect(label.text == "a" && label.optional == "a")
    }

    @Test func anUnhandledErrorIsReportedWithItsLine() {
        let reports = Mutex<[String]>([])
        Hooks.onUnhandledError { error, file, line in
            guard error is HookError else { return }
            reports.withLock { $0.append("\(error) \(file):\(line)") }
        }
        let failing = Observable<Int>.error(HookError())
        let relay = BehaviorRelay(value: 0)
        let line = #line
        failing.subscribe(onNext: { _ in }).dispose()
        failing.subscribe(onCompleted: {}).dispose()
        failing.bind(onNext: { _ in }).dispose()
        failing.bind(to: relay).dispose()
        failing.asSingle().subscribe(onSuccess: { _ in }).dispose()
        failing.subscribe(onError: { _ in }).dispose()
        Hooks.onUnhandledError(nil)
        expect(
            reports.withLock { $0 },
            (1...5).map { "HookError() MiniRxTests/HookTests.swift:\(line + $0)" })
    }

    @Test func anUnhandledErrorIsPrintedByDefault() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            Observable<Int>.error(HookError()).subscribe(onNext: { _ in }).dispose()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        expect(
            text.contains("unhandled error in the subscription at MiniRxTests/HookTests.swift:"))
        expect(text.contains("HookError()"))
    }

    @Test func negativeTimesTrapWithTheValue() async throws {
        let delay = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Observable.just(1).delay(.seconds(-2), scheduler: TestScheduler())
        }
        expect(text(delay).contains("delay takes a time that is not negative, but got -2"))
        let timer = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Observable<Int>.timer(
                .seconds(1), period: .milliseconds(-5), scheduler: TestScheduler())
        }
        expect(text(timer).contains("timer(period:) takes a time that is not negative"))
        expect(text(timer).contains("-0.005"))
        let debounce = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Observable.just(1).debounce(.seconds(-3), scheduler: TestScheduler())
        }
        expect(text(debounce).contains("debounce takes a time that is not negative"))
        let throttle = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Observable.just(1).throttle(.seconds(-4), scheduler: TestScheduler())
        }
        expect(text(throttle).contains("throttle takes a time that is not negative"))
        let take = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Observable.just(1).take(-7)
        }
        expect(text(take).contains("-7"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

private struct HookError: Error {}
