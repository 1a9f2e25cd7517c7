// expect-error: unavailable
import MiniRx

func needsSendable(_ value: some Sendable) {}

func race(_ source: Observable<Int>) {
    needsSendable(source)
}
