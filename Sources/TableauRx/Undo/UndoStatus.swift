/// The steps that an ``UndoModel`` can undo and redo, with their names, for buttons and menus.
///
/// ```swift
/// undoButton.title = undo.status.undoTitle.map { "Undo \($0)" } ?? "Undo"
/// ```
public struct UndoStatus: Equatable, Sendable {
    /// Whether there is a step to undo.
    public let canUndo: Bool
    /// Whether there is a step to redo.
    public let canRedo: Bool
    /// The name of the step that `undo()` reverts, if it has one.
    public let undoTitle: String?
    /// The name of the step that `redo()` restores, if it has one.
    public let redoTitle: String?

    package init(
        canUndo: Bool = false, canRedo: Bool = false, undoTitle: String? = nil,
        redoTitle: String? = nil
    ) {
        self.canUndo = canUndo
        self.canRedo = canRedo
        self.undoTitle = undoTitle
        self.redoTitle = redoTitle
    }
}
