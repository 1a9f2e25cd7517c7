/// Keeps the optimiser from removing work whose result is not used.
@inline(never)
@_optimize(none)
package func blackHole<T>(_ value: T) {}
