/// What chains bind besides data for many sections at once, and the kinds that any chain binds.
struct LevelHandlers {
    /// Bindings of chains for all sections that no other chain names.
    let others = SectionBindings()
    /// Bindings of chains for any section, in addition.
    let any = SectionBindings()
    /// The kinds that any chain binds.
    var kinds: Set<BindingKind.ID> = []
    /// Whether any chain has work for rows that are about to be displayed.
    var watchesRows = false
}
