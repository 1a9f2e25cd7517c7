import MiniRx

let combiningPages: [OperatorPage] = [
    OperatorPage(
        "merge",
        "What all emit. Completes when all have.", ["1---2|", "--3--|"], combine: "merge"
    ) { a, b, time in
        .merge(a, b)
    },
    OperatorPage(
        "combineLatest",
        "The latest of each, whenever one emits and all have. Completes when all have.",
        ["1---3|", "--2-----4|"], combine: "combineLatest"
    ) { a, b, time in
        .combineLatest(a, b) { $0 + $1 }
    },
    OperatorPage(
        "zip",
        "The first of each, the second of each, and so on.", ["1-2-3|", "---4-----5|"],
        combine: "zip"
    ) { a, b, time in
        .zip(a, b) { $0 + $1 }
    },
    OperatorPage(
        "withLatestFrom",
        "Each element with the latest of another sequence, dropped while there is none.",
        ["1---2--3|", "--4---5"]
    ) { a, b, time in
        a.withLatestFrom(b) { $0 + $1 }
    },
    OperatorPage(
        "concat",
        "One after another: `b` is subscribed to when `a` has completed.", ["1-2|", "3-4|"],
        combine: "append"
    ) { a, b, time in
        a.concat(b)
    },
    OperatorPage(
        "startWith",
        "Some elements first.", ["--1-2|"], combine: "prepend"
    ) { a, b, time in
        a.startWith(7)
    },
    OperatorPage(
        "share",
        """
        Runs the source once for all who are subscribed at the same time, and replays \
        some elements to who comes later. The last to leave ends it.
        """, ["1-2|"], combine: "share, multicast"
    ) { a, b, time in
        let shared = a.share()
        return .merge(shared, shared)
    },
]

let innerPages: [OperatorPage] = [
    OperatorPage(
        "flatMap",
        "What all inner sequences emit.", ["1---2|", "3-4-5|"], combine: "flatMap"
    ) { a, b, time in
        a.flatMap { _ in b }
    },
    OperatorPage(
        "flatMapLatest",
        "What the latest inner sequence emits; the one before is left.", ["1---2|", "3-4-5|"],
        combine: "map + switchToLatest"
    ) { a, b, time in
        a.flatMapLatest { _ in b }
    },
    OperatorPage(
        "flatMapFirst",
        "What an inner sequence emits; elements that come meanwhile are dropped.",
        ["1---2|", "3-4-5|"], combine: "flatMap(maxPublishers: .max(1))"
    ) { a, b, time in
        a.flatMapFirst { _ in b }
    },
    OperatorPage(
        "concatMap",
        """
        What the inner sequences emit, one after another; elements that come meanwhile \
        wait, all of them.
        """, ["1---2|", "3-4-5|"], combine: "flatMap(maxPublishers: .max(1))"
    ) { a, b, time in
        a.concatMap { _ in b }
    },
    OperatorPage(
        "switchLatest",
        "What the latest of the sequences emits that the receiver emits.", ["1---2|", "3-4-5|"],
        combine: "switchToLatest"
    ) { a, b, time in
        a.map { _ in b }.switchLatest()
    },
    OperatorPage(
        "merge(maxConcurrent:)",
        "Runs as many of the sequences at once; the others wait.", ["123|", "4--5|"],
        combine: "flatMap(maxPublishers:)"
    ) { a, b, time in
        a.map { _ in b }.merge(maxConcurrent: 2)
    },
]

let timePages: [OperatorPage] = [
    OperatorPage(
        "debounce",
        """
        An element once nothing has followed it for some time. Upon completion what \
        waits is emitted at once.
        """, ["1-2----3|"], combine: "debounce"
    ) { a, b, time in
        a.debounce(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "throttle",
        "At most one element in some time: the first, and the latest that followed.",
        ["123----4-|"], combine: "throttle"
    ) { a, b, time in
        a.throttle(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "delay",
        "Everything later, but errors at once.", ["1-2|"], combine: "delay"
    ) { a, b, time in
        a.delay(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "timeout",
        "Fails if nothing comes in time; another form goes on with another sequence.",
        ["1-2------3|"], combine: "timeout"
    ) { a, b, time in
        a.timeout(.seconds(4), scheduler: time)
    },
    OperatorPage(
        "observe(on:)",
        "Delivers through a scheduler, in order, one element a turn.", ["(12)-3|"],
        combine: "receive(on:)"
    ) { a, b, time in
        a.observe(on: time)
    },
    OperatorPage(
        "subscribe(on:)",
        "Subscribes, and leaves, through a scheduler.", ["1-2|"], combine: "subscribe(on:)"
    ) { a, b, time in
        a.subscribe(on: time)
    },
]

let endPages: [OperatorPage] = [
    OperatorPage(
        "catch",
        "Goes on with another sequence after an error.", ["1-2#", "3-4|"],
        combine: "catch, tryCatch"
    ) { a, b, time in
        a.catch { _ in b }
    },
    OperatorPage(
        "catchAndReturn",
        "An element in place of an error.", ["1-2#"], combine: "replaceError"
    ) { a, b, time in
        a.catchAndReturn(7)
    },
    OperatorPage(
        "retry",
        "Subscribes again after an error, some attempts in all.", ["1-2#"], combine: "retry"
    ) { a, b, time in
        a.retry(2)
    },
    OperatorPage(
        "retry(when:)",
        "Subscribes again when another sequence emits.", ["1#"]
    ) { a, b, time in
        a.retry { errors in
            errors.take(2).delay(.seconds(2), scheduler: time)
        }
    },
    OperatorPage(
        "retry(_:backoff:scheduler:)",
        "Subscribes again later each time, with jitter if wanted.", ["1#"], rx: "none"
    ) { a, b, time in
        a.retry(3, backoff: Backoff(.seconds(1)), scheduler: time)
    },
    OperatorPage(
        "do",
        "Looks at what passes.", ["1-2|"], combine: "handleEvents"
    ) { a, b, time in
        a.do(onNext: { _ in })
    },
    OperatorPage(
        "debug",
        "Prints what passes.", ["1-2|"], combine: "print"
    ) { a, b, time in
        a.debug("a") { _ = $0 }
    },
]

struct Refused: Error {}
