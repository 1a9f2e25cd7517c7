public import MiniRx

/// What sorted rows pass through: each is followed for every consumer by itself.
@usableFromInline
enum RowStep<Row> {
    /// Hides the rows that the closure emitted last refuses, and all before the first.
    case filter(Observable<(Row) -> Bool>, file: StaticString, line: UInt)
    /// Keeps the positions emitted last, and none before the first.
    case window(Observable<Range<Int>>, file: StaticString, line: UInt)

    var isFilter: Bool {
        switch self {
        case .filter: true
        case .window: false
        }
    }
}
