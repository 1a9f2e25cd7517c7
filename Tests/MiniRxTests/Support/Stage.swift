import MiniRx
import MiniRxTest
import Testing

/// The environment of a pipeline's stages.
final class Lab {
    let scheduler = TestScheduler()
    /// A second source, for operators that combine several; the test may free it.
    var side: NestingSource<Int>? = NestingSource()
    /// Called by every closure of every stage, with the name of the stage; may throw.
    var visit: (String) throws -> Void = { _ in }
}

/// An operator between two sequences of integers.
struct Stage: CustomTestStringConvertible, Sendable {
    enum Kind {
        /// Released when its source is.
        case owned
        /// May subscribe again, so it keeps its source until the end or disposal.
        case keepsItsSource
    }

    let name: String
    let kind: Kind
    typealias Build =
        @Sendable (
            Observable<Int>, Lab, @escaping (Int) throws -> Int
        ) -> Observable<Int>

    private let build: Build

    var testDescription: String { name }

    init(_ name: String, _ kind: Kind = .owned, _ build: @escaping Build) {
        self.name = name
        self.kind = kind
        self.build = build
    }

    /// Adds the operator; its closures call the lab's `visit` and hold `token`.
    func add(to source: Observable<Int>, _ lab: Lab, holding token: AnyObject? = nil)
        -> Observable<Int>
    {
        build(source, lab) { [unowned lab, name] value in
            try lab.visit(name)
            return withExtendedLifetime(token) { value }
        }
    }

    static let all: [Stage] = linear + inner + combining + timed + resubscribing

    private static let linear = [
        Stage("map") { $0.map($2) },
        Stage("filter") { source, _, pass in source.filter { try pass($0) >= .min } },
        Stage("compactMap") { source, _, pass in source.compactMap { try pass($0) } },
        Stage("scan") { source, _, pass in source.scan(0) { try $0 &+ pass($1) } },
        Stage("scan(into:)") { source, _, pass in
            source.scan(into: 0) { $0 &+= try pass($1) }
        },
        Stage("reduce") { source, _, pass in source.reduce(0) { try $0 &+ pass($1) } },
        Stage("toArray") { source, _, pass in
            source.map(pass).toArray().asObservable().map(\.count)
        },
        Stage("distinctUntilChanged") { source, _, pass in
            source.distinctUntilChanged { try pass($0) == $1 }
        },
        Stage("startWith") { source, _, pass in source.map(pass).startWith(7, 8) },
        Stage("withUnretained") { source, lab, pass in
            source.withUnretained(lab) { try pass($1) }
        },
        Stage("skip") { source, _, pass in source.map(pass).skip(1) },
        Stage("take") { source, _, pass in source.map(pass).take(3) },
        Stage("take(while:)") { source, _, pass in source.take(while: { try pass($0) < 9 }) },
        Stage("ignoreElements", .keepsItsSource) { source, _, pass in
            source.map(pass).ignoreElements().andThen(.of(1, 2))
        },
        Stage("first") { source, _, pass in
            source.map(pass).first().asObservable().map { $0 ?? -1 }
        },
        Stage("asSingle") { source, _, pass in source.map(pass).asSingle().asObservable() },
        Stage("do") { source, _, pass in
            source.do(
                onNext: { _ = try pass($0) }, onError: { _ in _ = try pass(0) },
                onCompleted: { _ = try pass(0) })
        },
        Stage("debug") { source, _, pass in
            source.map(pass).debug("stage") { _ = $0 }
        },
        Stage("create") { source, _, pass in
            let source = source.map(pass)
            return .create { observer in source.subscribe(observer) }
        },
        Stage("deferred") { source, _, pass in
            .deferred {
                _ = try pass(0)
                return source
            }
        },
    ]

    private static let inner = [
        Stage("flatMap just") { source, _, pass in source.flatMap { .just(try pass($0)) } },
        Stage("flatMap") { source, lab, pass in
            source.flatMap { [weak side = lab.side] value in
                let value = try pass(value)
                return (side?.asObservable() ?? .empty()).map { $0 &+ value }
            }
        },
        Stage("flatMap of") { source, _, pass in
            source.flatMap { value in .of(try pass(value), value) }
        },
        Stage("flatMapLatest just") { source, _, pass in
            source.flatMapLatest { .just(try pass($0)) }
        },
        Stage("flatMapLatest") { source, lab, pass in
            source.flatMapLatest { [weak side = lab.side] value in
                let value = try pass(value)
                return (side?.asObservable() ?? .empty()).map { $0 &+ value }
            }
        },
        Stage("switchLatest") { source, _, pass in
            source.map { value in Observable.of(try pass(value), value) }.switchLatest()
        },
        Stage("flatMapFirst") { source, lab, pass in
            source.flatMapFirst { [weak side = lab.side] value in
                _ = try pass(value)
                return (side?.asObservable() ?? .empty()).take(1)
            }
        },
        Stage("concatMap") { source, lab, pass in
            source.concatMap { [weak side = lab.side] value in
                _ = try pass(value)
                return (side?.asObservable() ?? .empty()).take(1)
            }
        },
        Stage("concatMap of") { source, _, pass in
            source.concatMap { value in .of(try pass(value), value) }
        },
    ]

    private static let combining = [
        Stage("merge") { source, lab, pass in
            .merge(source.map(pass), lab.side ?? .never())
        },
        Stage("combineLatest") { source, lab, pass in
            .combineLatest(source, lab.side ?? .never()) { try pass($0) &+ $1 }
        },
        Stage("combineLatest of an array") { source, lab, pass in
            .combineLatest([source, lab.side ?? .never()]) { try pass($0[0]) &+ $0[1] }
        },
        Stage("zip") { source, lab, pass in
            .zip(source, lab.side ?? .never()) { try pass($0) &+ $1 }
        },
        Stage("zip of an array") { source, lab, pass in
            .zip([source, lab.side ?? .never()]) { try pass($0[0]) &+ $0[1] }
        },
        Stage("withLatestFrom") { source, lab, pass in
            source.withLatestFrom(lab.side ?? .never()) { try pass($0) &+ $1 }
        },
        Stage("take(until:)") { source, lab, pass in
            source.map(pass).take(until: (lab.side ?? .never()).filter { $0 == 3 })
        },
    ]

    private static let timed = [
        Stage("debounce") { source, lab, pass in
            source.map(pass).debounce(.seconds(2), scheduler: lab.scheduler)
        },
        Stage("throttle") { source, lab, pass in
            source.map(pass).throttle(.seconds(2), scheduler: lab.scheduler)
        },
        Stage("throttle to the first") { source, lab, pass in
            source.map(pass).throttle(.seconds(2), latest: false, scheduler: lab.scheduler)
        },
        Stage("timeout") { source, lab, pass in
            source.map(pass).timeout(.seconds(3), scheduler: lab.scheduler)
        },
        Stage("timeout to another") { source, lab, pass in
            source.map(pass).timeout(.seconds(2), scheduler: lab.scheduler)
                .catch { [weak side = lab.side] _ in side ?? .of(1, 2) }
        },
        Stage("delay") { source, lab, pass in
            source.map(pass).delay(.seconds(2), scheduler: lab.scheduler)
        },
        Stage("observe(on:)") { source, lab, pass in
            source.map(pass).observe(on: lab.scheduler)
        },
        Stage("subscribe(on:)") { source, lab, pass in
            source.map(pass).subscribe(on: lab.scheduler)
        },
    ]

    private static let resubscribing = [
        Stage("concat", .keepsItsSource) { source, _, pass in source.map(pass).concat(.of(1, 2)) },
        Stage("catch") { source, _, pass in
            source.catch { _ in .of(try pass(1), 2) }
        },
        Stage("catchAndReturn") { source, _, pass in source.map(pass).catchAndReturn(5) },
        Stage("retry(when:)", .keepsItsSource) { source, _, pass in
            source.map(pass).retry { errors in errors.take(2).map { _ in try pass(0) } }
        },
        Stage("retry", .keepsItsSource) { source, _, pass in source.map(pass).retry(2) },
        Stage("share", .keepsItsSource) { source, _, pass in source.map(pass).share() },
        Stage("share(replay:)", .keepsItsSource) { source, _, pass in
            source.map(pass).share(replay: 2)
        },
        Stage("share for ever", .keepsItsSource) { source, _, pass in
            source.map(pass).share(replay: 1, scope: .forever)
        },
    ]
}
