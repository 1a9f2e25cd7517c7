/// Handlers and dimensions that chains bind for many sections at once, and what the table asks for
/// because of any chain.
struct LevelHandlers<Section: TableViewSection> {
    /// Of the chains for all sections that no other chain names.
    let others = SectionBindings<Section>()
    /// Of the chains for any section, in addition.
    let any = SectionBindings<Section>()
    /// Whether any chain binds `prefetch` or observes the rows shown.
    var bindsPrefetch = false
    /// The kinds of actions that any chain binds.
    var boundActions: Set<RowActionPlace> = []
    /// Whether any chain lets rows be moved by hand.
    var bindsReorder = false
    /// The kinds of heights that any chain binds.
    var boundHeights: HeightKinds = []
}
