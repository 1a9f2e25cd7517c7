import BenchmarkHarness

// glibc omits the locking of atomic operations while a process has a single thread: keep a second
// one alive, as every real program has.
SecondThread.start()

let suite = Suite(name: "RxBenchmark")
suite.heading("Publishing")
measurePublishing(suite)
suite.heading("Operators")
measureOperators(suite)
suite.heading("Several sources")
measureCombining(suite)
suite.heading("Sequences of sequences")
measureInnerSequences(suite)
suite.heading("Subscribing and disposing")
measureSubscribing(suite)
suite.heading("Threads")
measureThreads(suite)
suite.heading("Sharing")
measureSharing(suite)
suite.finish()
