import BenchmarkHarness

// glibc leaves out the locking of atomic operations while a process has one thread only: keep a
// second one alive, as every real program has.
SecondThread.start()

let suite = Suite(name: "RxBenchmark")
measurePublishing(suite)
measureOperators(suite)
measureCombining(suite)
measureInnerSequences(suite)
measureSubscribing(suite)
measureThreads(suite)
measureSharing(suite)
suite.finish()
