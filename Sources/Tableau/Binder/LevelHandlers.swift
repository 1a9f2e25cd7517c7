/// What chains bind for any section, and the kinds that any chain binds.
struct LevelHandlers {
    /// Bindings of chains for any section, in addition.
    let any = SectionBindings()
    var kinds: Set<BindingKind.ID> = [] {
        didSet { watchesRows = kinds.contains(.prefetch) || kinds.contains(.shownRows) }
    }
    /// Whether any chain has work for rows that are about to be displayed.
    private(set) var watchesRows = false

    /// What any chain binds an answer for.
    var answers: TableQuestions {
        var answers: TableQuestions = kinds.contains(.reorder) ? .moves : []
        for kind in DimensionKind.allCases where kinds.contains(.dimension(kind)) {
            answers.insert(.height(kind))
        }
        for place in RowActionPlace.allCases where kinds.contains(.actions(place)) {
            answers.insert(.actions(place))
        }
        return answers
    }
}
