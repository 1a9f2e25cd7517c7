/// Traps if a time is negative, naming the operator and the value.
@inline(__always)
func checkTime(_ time: Duration, _ name: StaticString) {
    require(time >= .zero, "\(name) takes a time that is not negative, but got \(time).")
}
