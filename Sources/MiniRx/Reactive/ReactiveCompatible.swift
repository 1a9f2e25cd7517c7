/// A type that has reactive extensions in `.rx`.
public protocol ReactiveCompatible {
    /// The type that `rx` extends.
    associatedtype ReactiveBase = Self
    /// The reactive extensions of this value.
    @MainActor var rx: Reactive<ReactiveBase> { get }
}

extension ReactiveCompatible {
    /// The reactive extensions of this value.
    @MainActor public var rx: Reactive<Self> { Reactive(self) }
}
