// expect-ok
import MiniRx

private func load(_ id: Int) -> Single<String> { .just("\(id)") }

@MainActor
private func names(_ ids: Observable<Int>) -> [Observable<Int>] {
    [
        ids.flatMap { id in load(id) }.map(\.count),
        ids.flatMapLatest { id in load(id) }.map(\.count),
        ids.flatMapFirst { id in load(id) }.map(\.count),
        ids.concatMap { id in load(id) }.map(\.count),
        ids.flatMapLatest { .just($0 + 1) }.map { $0 * 2 },
        ids.flatMapLatest { id in
            let next = id + 1
            return load(next).map { $0.count }
        },
    ]
}
