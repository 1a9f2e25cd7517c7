extension TableContractViolation.Rule {
    /// An explanation of the rule in one sentence.
    public var explanation: String {
        switch self {
        case .sectionCountMismatch:
            "the number of sections after the batch does not fit its operations"
        case .rowCountMismatch:
            "the number of rows after the batch does not fit its operations"
        case .sourceOutOfRange:
            "a deleted, reloaded or moved row or section does not exist before the batch"
        case .destinationOutOfRange:
            "an inserted row or section, or a destination, does not exist after the batch"
        case .deletedAndReloaded: "the same row or section is deleted and reloaded"
        case .deletedAndMoved: "the same row or section is deleted or reloaded, and moved"
        case .insertedAndMovedTo:
            "the same place is inserted, or refilled by a reload, and moved to"
        case .sourceMovedTwice: "the same row or section is moved twice"
        case .destinationMovedToTwice: "two moves have the same destination"
        case .movedIntoInsertedSection: "a row is moved into a section that the batch inserts"
        case .movedOutOfDeletedSection: "a row is moved out of a section that the batch deletes"
        case .duplicateDelete: "the same row or section is deleted twice"
        case .duplicateInsert: "the same row or section is inserted twice"
        case .duplicateReload: "the same row or section is reloaded twice"
        case .rowOperationInMovedSection: "a row operation touches a section that the batch moves"
        case .rowOperationInReloadedSection:
            "a row operation touches a section that the batch reloads"
        case .unregisteredIdentifier: "nothing is registered for the reuse identifier"
        case .dequeuedTwice: "a second cell is dequeued for one row"
        case .unknownIndexPath: "the table has no such row or section"
        case .cellChangedOnReconfigure: "the cell of a reconfigured row was replaced"
        case .reloadDuringUpdates: "reloadData is called inside a batch of updates"
        case .unbalancedEndUpdates: "endUpdates is called without its beginUpdates"
        case .updatesDuringLayout: "a batch is started while the table makes its cells"
        case .negativeCount: "the data source returned a negative count"
        }
    }

    /// Advice on how to follow the rule.
    public var advice: String {
        switch self {
        case .sectionCountMismatch, .rowCountMismatch:
            "Change the model inside the block of performBatchUpdates, in step with the "
                + "operations: the data source must return the new counts once the block has run."
        case .sourceOutOfRange:
            "Deletes, reloads and the sources of moves count in the table as it was before the "
                + "batch, whatever the order of the calls."
        case .destinationOutOfRange:
            "Inserts and the destinations of moves count in the table as it is after the batch, "
                + "whatever the order of the calls."
        case .deletedAndReloaded: "Leave out the reload: a deleted row shows nothing."
        case .deletedAndMoved:
            "Move the row and reconfigure it after the batch, or delete it and insert it again."
        case .insertedAndMovedTo: "Give each its own place in the table after the batch."
        case .sourceMovedTwice, .destinationMovedToTwice:
            "Give one move from each row's first place to its last."
        case .movedIntoInsertedSection:
            "Delete the row in its old section; the inserted section requests all its rows."
        case .movedOutOfDeletedSection:
            "Insert the row in its new section; the deleted section removes all its rows."
        case .duplicateDelete, .duplicateInsert, .duplicateReload: "Name each place once."
        case .rowOperationInMovedSection:
            "Do the row operations in one batch and move the section in a second, or delete and "
                + "insert the section."
        case .rowOperationInReloadedSection:
            "Leave out the row operations: a reloaded section requests all its rows again."
        case .unregisteredIdentifier:
            "Call register(_:forCellReuseIdentifier:) or its header and footer counterpart first."
        case .dequeuedTwice: "Dequeue once for each row, and return that cell."
        case .unknownIndexPath:
            "Ask numberOfSections and numberOfRows(inSection:) first, and reloadData() or a batch "
                + "after the model has changed."
        case .cellChangedOnReconfigure:
            "Dequeue with the row's own identifier and index path, or use reloadRows(at:with:) "
                + "to change the type of its cell."
        case .reloadDuringUpdates: "Call it when the outermost block has returned."
        case .unbalancedEndUpdates: "Call beginUpdates once for each endUpdates."
        case .updatesDuringLayout:
            "Change the table when the delegate or data source method has returned."
        case .negativeCount: "Return 0 or more."
        }
    }
}

extension TableContractViolation: CustomStringConvertible {
    /// Advice on how to follow the rule.
    public var advice: String { rule.advice }

    /// The rule, the place, the counts and the advice, in two or three sentences.
    public var description: String {
        var text = "Table contract: \(rule.explanation)"
        if let identifier { text += " (identifier \"\(identifier)\")" }
        if let place { text += ": \(place)" }
        if let counts { text += ": \(counts)" }
        return text + " [\(rule.rawValue)]. \(advice)"
    }

    private var place: String? {
        guard let section else { return nil }
        var text = "section \(section)"
        if !rows.isEmpty {
            text += rows.count == 1 ? ", row " : ", rows "
            text += rows.map(String.init).joined(separator: ", ")
        }
        text += " (\(space.rawValue) the batch)"
        if let destination {
            text += " to section \(destination.section)"
            if destination.row >= 0 { text += ", row \(destination.row)" }
        }
        return text
    }
}
