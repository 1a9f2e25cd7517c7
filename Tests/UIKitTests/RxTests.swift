import Foundation
import MiniRx
import TableauRx
import TestEnvironment
import Testing
import UIKit

/// A subscription that another thread disposes of.
///
/// Safety: nothing else uses it.
private struct Sent: @unchecked Sendable {
    let subscription: any Disposable
}

/// Controls around a table, bound to observables.
@MainActor
struct RxTests {
    @Test func pullsAreObservedUntilTheSubscriptionEnds() {
        let control = UIRefreshControl()
        var pulls = 0
        let subscription = control.rx.pulls.subscribe(onNext: { pulls += 1 })
        let other = control.rx.pulls.subscribe(onNext: { pulls += 10 })
        control.sendActions(for: .valueChanged)
        expect(pulls, 11)
        subscription.dispose()
        control.sendActions(for: .valueChanged)
        expect(pulls, 21)
        other.dispose()
        control.sendActions(for: .valueChanged)
        expect(pulls, 21)
    }

    @Test func pullsMayBeDisposedOnAnyThread() async {
        let control = UIRefreshControl()
        var pulls = 0
        let sent = Sent(subscription: control.rx.pulls.subscribe(onNext: { pulls += 1 }))
        await Task.detached { sent.subscription.dispose() }.value
        await withCheckedContinuation { passed in DispatchQueue.main.async { passed.resume() } }
        control.sendActions(for: .valueChanged)
        expect(pulls, 0)
    }

    @Test func oneStateDrivesButtonSpinnerAndRefreshControl() {
        let isLoading = BehaviorRelay(value: true)
        let button = UIBarButtonItem(title: "Refresh")
        let spinner = UIActivityIndicatorView(style: .medium)
        let control = UIRefreshControl()
        let bag = DisposeBag()
        isLoading.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: bag)
        isLoading.bind(to: spinner.rx.isAnimating).disposed(by: bag)
        isLoading.bind(to: control.rx.isRefreshing).disposed(by: bag)
        expect(
            [button.isEnabled, spinner.isAnimating, control.isRefreshing], [false, true, true])
        isLoading.accept(false)
        expect(
            [button.isEnabled, spinner.isAnimating, control.isRefreshing], [true, false, false])
    }

    @Test func aBindingDoesNotRetainItsTarget() {
        let isLoading = BehaviorRelay(value: false)
        let bag = DisposeBag()
        weak var spinner: UIActivityIndicatorView?
        do {
            let view = UIActivityIndicatorView(style: .medium)
            isLoading.bind(to: view.rx.isAnimating).disposed(by: bag)
            spinner = view
        }
        expect(spinner == nil)
    }
}
