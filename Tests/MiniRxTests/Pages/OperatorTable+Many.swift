import MiniRx

let combiningPages: [OperatorPage] = [
    OperatorPage(
        "merge",
        "The elements of all sequences. Completes when all have completed.", ["1---2|", "--3--|"],
        combine: "merge"
    ) { a, b, time in
        .merge(a, b)
    },
    OperatorPage(
        "combineLatest",
        "The latest element of each, whenever one emits. Completes when all have completed.",
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
        "Each element with the latest of another sequence, once it has emitted.",
        ["1---2--3|", "--4---5"]
    ) { a, b, time in
        a.withLatestFrom(b) { $0 + $1 }
    },
    OperatorPage(
        "concat",
        "One after another: subscribes to `b` when `a` has completed.", ["1-2|", "3-4|"],
        combine: "append"
    ) { a, b, time in
        a.concat(b)
    },
    OperatorPage(
        "startWith",
        "The given elements first.", ["--1-2|"], combine: "prepend"
    ) { a, b, time in
        a.startWith(7)
    },
    OperatorPage(
        "share",
        """
        Shares one subscription to the source, and replays elements to later \
        subscribers. The source is disposed when the last one unsubscribes.
        """, ["1-2|"], combine: "share, multicast"
    ) { a, b, time in
        let shared = a.share()
        return .merge(shared, shared)
    },
]

let innerPages: [OperatorPage] = [
    OperatorPage(
        "flatMap",
        "The elements of all inner sequences.", ["1---2|", "3-4-5|"], combine: "flatMap"
    ) { a, b, time in
        a.flatMap { _ in b }
    },
    OperatorPage(
        "flatMapLatest",
        "The elements of the latest inner sequence; the previous one is disposed.",
        ["1---2|", "3-4-5|"],
        combine: "map + switchToLatest"
    ) { a, b, time in
        a.flatMapLatest { _ in b }
    },
    OperatorPage(
        "flatMapFirst",
        "The elements of an inner sequence; elements that arrive meanwhile are dropped.",
        ["1---2|", "3-4-5|"], combine: "flatMap(maxPublishers: .max(1))"
    ) { a, b, time in
        a.flatMapFirst { _ in b }
    },
    OperatorPage(
        "concatMap",
        """
        The elements of the inner sequences, one after another; elements that arrive \
        meanwhile wait.
        """, ["1---2|", "3-4-5|"], combine: "flatMap(maxPublishers: .max(1))"
    ) { a, b, time in
        a.concatMap { _ in b }
    },
    OperatorPage(
        "switchLatest",
        "The elements of the latest of the emitted sequences.", ["1---2|", "3-4-5|"],
        combine: "switchToLatest"
    ) { a, b, time in
        a.map { _ in b }.switchLatest()
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
        "At most one element per time span: the first, and the latest after it.",
        ["123----4-|"], combine: "throttle"
    ) { a, b, time in
        a.throttle(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "delay",
        "Delays everything except errors.", ["1-2|"], combine: "delay"
    ) { a, b, time in
        a.delay(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "timeout",
        "Fails if nothing arrives in time.",
        ["1-2------3|"], combine: "timeout"
    ) { a, b, time in
        a.timeout(.seconds(4), scheduler: time)
    },
    OperatorPage(
        "observe(on:)",
        "Delivers through a scheduler, in order, one element per turn.", ["(12)-3|"],
        combine: "receive(on:)"
    ) { a, b, time in
        a.observe(on: time)
    },
    OperatorPage(
        "subscribe(on:)",
        "Subscribes and disposes on a scheduler.", ["1-2|"], combine: "subscribe(on:)"
    ) { a, b, time in
        a.subscribe(on: time)
    },
]

let endPages: [OperatorPage] = [
    OperatorPage(
        "catch",
        "Continues with another sequence after an error.", ["1-2#", "3-4|"],
        combine: "catch, tryCatch"
    ) { a, b, time in
        a.catch { _ in b }
    },
    OperatorPage(
        "catchAndReturn",
        "Replaces an error with an element.", ["1-2#"], combine: "replaceError"
    ) { a, b, time in
        a.catchAndReturn(7)
    },
    OperatorPage(
        "retry",
        "Resubscribes after an error, a limited number of times.", ["1-2#"], combine: "retry"
    ) { a, b, time in
        a.retry(2)
    },
    OperatorPage(
        "retry(when:)",
        "Resubscribes after an error when another sequence emits.", ["1#"]
    ) { a, b, time in
        a.retry { errors in
            errors.take(2).delay(.seconds(2), scheduler: time)
        }
    },
    OperatorPage(
        "do",
        "Runs closures on events.", ["1-2|"], combine: "handleEvents"
    ) { a, b, time in
        a.do(onNext: { _ in })
    },
    OperatorPage(
        "debug",
        "Prints events.", ["1-2|"], combine: "print"
    ) { a, b, time in
        a.debug("a") { _ = $0 }
    },
]

struct Refused: Error {}
