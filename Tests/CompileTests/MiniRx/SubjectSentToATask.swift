// expect-error: risks causing data races
import MiniRx

@MainActor
private func race() {
    let subject = PublishSubject<Int>()
    var count = 0
    let subscription = subject.subscribe(onNext: { count += $0 })
    Task.detached { subject.onNext(1) }
    subject.onNext(2)
    subscription.dispose()
    print(count)
}
