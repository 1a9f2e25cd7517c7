/// A type that has reactive extensions in `.rx`.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
    /// The reactive extensions of this value.
    @MainActor public var rx: Reactive<Self> { Reactive(self) }
}
