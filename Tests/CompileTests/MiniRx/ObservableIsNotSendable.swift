// expect-error: conformance of 'Observable<Element>' to 'Sendable' is unavailable
import MiniRx

func needsSendable(_ value: some Sendable) {}

func race(_ source: Observable<Int>) {
    needsSendable(source)
}
