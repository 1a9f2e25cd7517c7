/// Handlers and dimensions that chains bind for many sections at once, and the table features that
/// any chain uses.
struct LevelHandlers<Section: TableViewSection> {
    /// Bindings of chains for all sections that no other chain names.
    let others = SectionBindings<Section>()
    /// Bindings of chains for any section, in addition.
    let any = SectionBindings<Section>()
    /// Whether any chain binds `prefetch` or observes displayed rows.
    var bindsPrefetch = false
    /// The kinds of actions that any chain binds.
    var boundActions: Set<RowActionPlace> = []
    /// Whether any chain allows reordering by drag.
    var bindsReorder = false
    /// The kinds of heights that any chain binds.
    var boundHeights: HeightKinds = []
}
