#if !canImport(UIKit)
import Tableau

/// An edit of a row's control: it follows its row, whatever the data do meanwhile.
@MainActor struct EditSession {
    /// A change by typing: the program may apply it in a later turn, when its row grows.
    enum TypedChange {
        case sent
        case taken
    }

    /// The row as it was seen; without a place once it has gone.
    private var row: SeenRow
    var editor: ControlEditor
    /// The control that is changed; a row that is rebound may get another.
    weak var control: CellControl?
    /// A typed change that the program has not applied yet.
    var typedChange: TypedChange?
    let hadUnsavedText: Bool

    /// Begins to edit a control; nil if it has nothing to edit.
    init?(_ control: CellControl, at path: RowPath, in table: TableView, hadUnsavedText: Bool) {
        guard let editor = ControlEditor(control) else { return nil }
        self.editor = editor
        self.hadUnsavedText = hadUnsavedText
        row = SeenRow(path, in: table)
        begin(control)
    }

    /// Its row; nil once it has gone.
    var path: RowPath? { row.place }

    /// Follows the row; without an identity, it is the row that shows what it showed, or what the
    /// program made of the typed text.
    mutating func follow(_ change: RowChange, in table: TableView) {
        row.follow(change)
        if let path, change.isGuess || !table.hasIdentity(rowAt: path) {
            if typedChange == .sent, table.hasRow(path) {
                row = SeenRow(path, in: table)
            } else if !row.showsTheSame(in: table) {
                row.follow(.reload([:]))
            }
        }
        if typedChange == .sent { typedChange = .taken }
    }

    /// Takes over what the program has made of the row; returns false if its control is of another kind.
    mutating func synchronize(with table: TableView) -> Bool {
        guard let path else { return false }
        // A held table shows it all the same, but what is typed would reach nobody.
        if table.hasGone(rowAt: path) {
            row.follow(.reload([:]))
            return false
        }
        table.layoutIfNeeded()
        // A row that is scrolled out of sight keeps its edit.
        guard let cell = table.cell(at: path) else { return true }
        guard let control = cell.control, editor.synchronize(with: control) else {
            cell.control?.isEditing = false
            return false
        }
        if !control.isEditing || control !== self.control { begin(control) }
        return true
    }

    private mutating func begin(_ control: CellControl) {
        if control !== self.control { self.control?.isEditing = false }
        self.control = control
        control.isEditing = true
    }

    func end(in table: TableView, submits: Bool) {
        // A cell whose row is gone may already show another row.
        if let control, let cell = path.flatMap(table.cell), control.owner === cell {
            control.endEditing(submits: submits)
        }
        control?.isEditing = false
    }
}
#endif
