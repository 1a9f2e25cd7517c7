/// The class for which a section's cells were bound.
struct CellClass {
    let type: TableViewCell.Type
    /// Whether a class is this one or inherits from it.
    let isAncestor: (_ of: TableViewCell.Type) -> Bool

    init<C: TableViewCell>(_ type: C.Type) {
        self.type = type
        isAncestor = { $0 is C.Type }
    }

    /// Returns whether a cell bound as this class might be an instance of another, which either may
    /// inherit from: the registered class may be a subclass.
    func mayBe(_ other: CellClass) -> Bool { isAncestor(other.type) || other.isAncestor(type) }
}
