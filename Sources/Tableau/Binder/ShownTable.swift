/// A table: its sections, and what the next turn must know of them.
struct ShownTable {
    var snapshot = TableSnapshot()
    /// The known sections that it doesn't display, if a selection follows rows there.
    var hidden: TableSnapshot?

    var states: [AnySectionState] { snapshot.states }
    var contents: SectionContents { snapshot.contents }

    /// The displayed sections, followed by the hidden ones.
    var all: TableSnapshot { hidden.map { snapshot + $0 } ?? snapshot }
}
