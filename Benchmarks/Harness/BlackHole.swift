/// Keeps the optimiser from removing work whose result nobody reads.
@inline(never)
@_optimize(none)
package func blackHole<T>(_ value: T) {}
