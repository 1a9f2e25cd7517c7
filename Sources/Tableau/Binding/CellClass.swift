/// The class that a section's cells were bound as.
struct CellClass {
    let type: TableViewCell.Type
    /// Whether a class is this one or inherits from it.
    let isAncestor: (_ of: TableViewCell.Type) -> Bool

    init<C: TableViewCell>(_ type: C.Type) {
        self.type = type
        isAncestor = { $0 is C.Type }
    }

    /// Whether a cell bound as this class might be one of another: either may inherit from the
    /// other, since what is registered may be a subclass.
    func mayBe(_ other: CellClass) -> Bool { isAncestor(other.type) || other.isAncestor(type) }
}
