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
        let subscription = control.rx.controlEvent(.valueChanged).subscribe(onNext: { pulls += 1 })
        let other = control.rx.controlEvent(.valueChanged).subscribe(onNext: { pulls += 10 })
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
        let sent = Sent(
            subscription: control.rx.controlEvent(.valueChanged).subscribe(onNext: { pulls += 1 }))
        await Task.detached { sent.subscription.dispose() }.value
        await withCheckedContinuation { passed in DispatchQueue.main.async { passed.resume() } }
        control.sendActions(for: .valueChanged)
        expect(pulls, 0)
    }

    @Test func aTextIsBoundBothWays() {
        let field = UITextField(frame: .zero)
        let name = BehaviorRelay(value: "Ada")
        let bag = DisposeBag()
        var texts: [String?] = []
        field.rx.text.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
        name.bind(to: field.rx.text.orEmpty).disposed(by: bag)
        field.rx.text.orEmpty.bind(to: name).disposed(by: bag)
        expect(field.text, "Ada")
        expect(texts, [""], "what is set isn't emitted")
        field.text = "Ada L"
        field.sendActions(for: .editingChanged)
        expect(name.value, "Ada L")
        name.accept("Grace")
        expect(field.text, "Grace")
        expect(texts, ["", "Ada L"])
    }

    @Test func switchesAndButtonsEmit() {
        let toggle = UISwitch(frame: .zero)
        let button = UIButton(type: .system)
        let bag = DisposeBag()
        var log: [String] = []
        toggle.rx.isOn.subscribe(onNext: { log.append("\($0)") }).disposed(by: bag)
        button.rx.tap.subscribe(onNext: { log.append("tap") }).disposed(by: bag)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        button.sendActions(for: .primaryActionTriggered)
        expect(log, ["false", "true", "tap"])
    }

    @Test func aBarButtonKeepsItsTitleAndItsAction() {
        var log: [String] = []
        let button = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in log.append("own") })
        let first = button.rx.tap.subscribe(onNext: { log.append("first") })
        let second = button.rx.tap.subscribe(onNext: { log.append("second") })
        func tap() { button.primaryAction?.performWithSender(button, target: nil) }
        tap()
        expect(log, ["own", "first", "second"])
        expect(button.title, "Add")
        log = []
        first.dispose()
        tap()
        expect(log, ["own", "second"])
        log = []
        second.dispose()
        tap()
        expect(log, ["own"])
    }

    @Test func aPropertyDoesNotRetainItsControl() {
        let bag = DisposeBag()
        weak var weakField: UITextField?
        do {
            let field = UITextField(frame: .zero)
            field.rx.text.subscribe(onNext: { _ in }).disposed(by: bag)
            weakField = field
        }
        expect(weakField == nil)
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
