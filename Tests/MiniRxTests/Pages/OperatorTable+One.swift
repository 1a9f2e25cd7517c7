import MiniRx

let creatingPages: [OperatorPage] = [
    OperatorPage(
        "just",
        "One element, then completion.", combine: "Just"
    ) { a, b, time in
        .just(1)
    },
    OperatorPage(
        "of",
        "The given elements, then completion.", combine: "Publishers.Sequence"
    ) { a, b, time in
        .of(1, 2, 3)
    },
    OperatorPage(
        "from",
        "The elements of an array or any Swift sequence, then completion.", combine: "publisher"
    ) { a, b, time in
        .from([1, 2, 3])
    },
    OperatorPage(
        "from(optional:)",
        "The value of an optional, if any, then completion.", combine: "Optional.Publisher"
    ) { a, b, time in
        .from(optional: 7)
    },
    OperatorPage(
        "range",
        "Consecutive integers. Traps if the count is negative."
    ) { a, b, time in
        .range(start: 4, count: 3)
    },
    OperatorPage(
        "empty",
        "Completes immediately.", combine: "Empty"
    ) { a, b, time in
        .empty()
    },
    OperatorPage(
        "never",
        "Neither emits nor ends.", combine: "Empty(completeImmediately: false)"
    ) { a, b, time in
        .never()
    },
    OperatorPage(
        "error",
        "Fails immediately.", combine: "Fail"
    ) { a, b, time in
        .error(Refused())
    },
    OperatorPage(
        "deferred",
        """
        Calls a closure for each subscription to choose the source. If it throws, the \
        sequence fails.
        """, ["1-2|"], combine: "Deferred"
    ) { a, b, time in
        .deferred { a }
    },
    OperatorPage(
        "create",
        """
        Emits the events of a closure, immediately or later in the same isolation. For \
        callbacks on other threads, use `ConcurrentObservable.create`.
        """, combine: "Future"
    ) { a, b, time in
        .create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
    },
    OperatorPage(
        "timer",
        "Emits 0 after some time, then counts up if there is a period.", combine: "Timer.publish"
    ) { a, b, time in
        .timer(.seconds(3), scheduler: time)
    },
    OperatorPage(
        "interval",
        "Counts up from 0, once per period. A late tick does not shift the others.",
        combine: "Timer.publish"
    ) { a, b, time in
        .interval(.seconds(4), scheduler: time)
    },
]

let transformingPages: [OperatorPage] = [
    OperatorPage(
        "map",
        "Transforms each element.", ["1-2-3|"], combine: "map, tryMap"
    ) { a, b, time in
        a.map { $0 * 2 }
    },
    OperatorPage(
        "compactMap",
        "Transforms each element and drops `nil` results.", ["1-2-3|"], combine: "compactMap"
    ) { a, b, time in
        a.compactMap { $0 == 2 ? nil : $0 }
    },
    OperatorPage(
        "scan",
        "Accumulates, and emits every intermediate result.", ["1-2-3|"], combine: "scan"
    ) { a, b, time in
        a.scan(0) { $0 + $1 }
    },
    OperatorPage(
        "scan(into:)",
        """
        Accumulates in place: for arrays and dictionaries. Elements that the closure \
        emits re-entrantly come after its result.
        """, ["1-2-3|"], combine: "scan"
    ) { a, b, time in
        a.scan(into: 0) { $0 += $1 }
    },
    OperatorPage(
        "reduce",
        "Accumulates, and emits the result on completion.", ["1-2-3|"], combine: "reduce"
    ) { a, b, time in
        a.reduce(0) { $0 + $1 }
    },
    OperatorPage(
        "toArray",
        "Collects the elements, as a `Single`.", ["1-2-3|"], combine: "collect"
    ) { a, b, time in
        a.toArray().asObservable().map { $0.count }
    },
    OperatorPage(
        "enumerated",
        "Pairs each element with its index.", ["5-6-7|"]
    ) { a, b, time in
        a.enumerated().map { $0.index }
    },
    OperatorPage(
        "materialize",
        "Emits every event as an element, including the final one.", ["1-2#"]
    ) { a, b, time in
        a.materialize().map { $0.element ?? 9 }
    },
    OperatorPage(
        "buffer",
        "Collects arrays: when one is full, and when the time is over.", ["1-2-3-4------|"],
        combine: "collect(.byTimeOrCount)"
    ) { a, b, time in
        a.buffer(timeSpan: .seconds(5), count: 3, scheduler: time)
            .map { $0.count }
    },
    OperatorPage(
        "withUnretained",
        """
        Pairs each element with an object that is not kept alive; completes with the first \
        element after that is gone.
        """, ["1-2|"]
    ) { a, b, time in
        a.withUnretained(time) { _, element in element }
    },
]

let filteringPages: [OperatorPage] = [
    OperatorPage(
        "filter",
        "Emits only the elements that satisfy a condition.", ["1-2-3|"], combine: "filter"
    ) { a, b, time in
        a.filter { $0 > 1 }
    },
    OperatorPage(
        "distinctUntilChanged",
        "Drops an element that equals the one before it.", ["1-1-2-1|"], combine: "removeDuplicates"
    ) { a, b, time in
        a.distinctUntilChanged()
    },
    OperatorPage(
        "take",
        "The first elements, then completion. With 0 it never subscribes.", ["1-2-3|"],
        combine: "prefix"
    ) { a, b, time in
        a.take(2)
    },
    OperatorPage(
        "takeLast",
        "The last elements, on completion.", ["1-2-3|"], combine: "last"
    ) { a, b, time in
        a.takeLast(2)
    },
    OperatorPage(
        "take(while:)",
        "Elements while they satisfy a condition.", ["1-2-3-1|"], combine: "prefix(while:)"
    ) { a, b, time in
        a.take(while: { $0 < 3 })
    },
    OperatorPage(
        "take(until:)",
        "Elements until another sequence emits, or until one satisfies a condition.",
        ["1-2-3-4|", "----9"], combine: "prefix(untilOutputFrom:)"
    ) { a, b, time in
        a.take(until: b)
    },
    OperatorPage(
        "skip",
        "Drops the first elements.", ["1-2-3|"], combine: "dropFirst"
    ) { a, b, time in
        a.skip(1)
    },
    OperatorPage(
        "skip(while:)",
        "Drops elements while they satisfy a condition.", ["1-2-3-1|"], combine: "drop(while:)"
    ) { a, b, time in
        a.skip(while: { $0 < 3 })
    },
    OperatorPage(
        "first",
        "The first element or `nil`, as a `Single`.", ["1-2-3|"], combine: "first"
    ) { a, b, time in
        a.first().asObservable().map { $0 ?? 0 }
    },
    OperatorPage(
        "element(at:)",
        "The element at an index; fails if the sequence is too short.", ["1-2-3|"],
        combine: "output(at:)"
    ) { a, b, time in
        a.element(at: 1)
    },
    OperatorPage(
        "ignoreElements",
        "Only completion or the error, as a `Completable`.", ["1-2-3|"], combine: "ignoreOutput"
    ) { a, b, time in
        a.ignoreElements().andThen(.just(9))
    },
    OperatorPage(
        "ifEmpty(default:)",
        "An element if the sequence is empty.", ["----|"], combine: "replaceEmpty"
    ) { a, b, time in
        a.ifEmpty(default: 7)
    },
    OperatorPage(
        "ifEmpty(switchTo:)",
        "Another sequence if the first one is empty.", ["--|", "1-2|"], combine: "replaceEmpty"
    ) { a, b, time in
        a.ifEmpty(switchTo: b)
    },
    OperatorPage(
        "asSingle",
        "The only element; fails if there is none or more than one.", ["1---|"]
    ) { a, b, time in
        a.asSingle().asObservable()
    },
]
