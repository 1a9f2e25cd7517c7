extension BindingChain {
    /// Has rows that come at the very top of the table leave those in view where they are.
    package func keepPlaceAtTop() { _target.engine.place.keepsAtTop = true }
}
