import BenchmarkHarness
import Dispatch

// glibc omits the locking of atomic operations while a process has a single thread: keep a second
// one alive, as every real program has.
let never = DispatchSemaphore(value: 0)
DispatchQueue(label: "second").async { never.wait() }

let suite = Suite(
    "RxBenchmark",
    common: [
        "map + filter + map @ 10000", "PublishSubject to 1 @ 10000", "BehaviorRelay.accept @ 10000",
        "combineLatest of 2 @ 10000", "flatMapLatest of just @ 1000", "subscribe + dispose @ 1000",
        "observe(on: serial) @ 10000", "share(replay: 1) to 10 @ 10000",
    ])
suite.heading("Operators")
suite.operators()
suite.heading("Publishing and sharing")
suite.publishing()
suite.heading("Several sources")
suite.combining()
suite.heading("Subscribing and disposing")
suite.subscribing()
suite.heading("Threads")
suite.threads()
suite.finish()
