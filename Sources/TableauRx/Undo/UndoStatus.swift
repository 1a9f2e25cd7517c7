/// What an ``UndoModel`` can do now, with the names of the steps, for buttons and menus.
///
/// ```swift
/// undoButton.title = undo.status.undoTitle.map { "Undo \($0)" } ?? "Undo"
/// ```
public struct UndoStatus: Equatable, Sendable {
    /// Whether there is a step to take back.
    public let canUndo: Bool
    /// Whether there is a step to make again.
    public let canRedo: Bool
    /// The name of the step that `undo()` takes back, if it has one.
    public let undoTitle: String?
    /// The name of the step that `redo()` makes again, if it has one.
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
