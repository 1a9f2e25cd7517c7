// expect-error: conformance of 'Observable<Element>' to 'Sendable' is unavailable
import MiniRx

private func needsSendable(_ value: some Sendable) {}

private func race(_ source: Observable<Int>) {
    needsSendable(source)
}
