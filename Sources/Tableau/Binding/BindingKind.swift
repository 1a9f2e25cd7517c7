/// The kinds of handlers that receive a cell, with their names in messages.
enum HandlerKind: Int, CaseIterable {
    case onDequeue
    case onTapped

    var name: String { "\(self)" }
}

extension RowActionPlace {
    /// The name in messages of what binds actions here.
    var name: String {
        switch self {
        case .leading: "swipeActions(leading:)"
        case .trailing: "swipeActions(trailing:)"
        case .context: "contextActions"
        }
    }
}

/// The kinds of heights, bound or estimated, with their names in messages.
enum DimensionKind: Int, CaseIterable {
    case cellHeight
    case estimatedCellHeight
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight

    init(rowEstimated: Bool) {
        self = rowEstimated ? .estimatedCellHeight : .cellHeight
    }

    init(_ edge: HeaderFooterKind, estimated: Bool) {
        self =
            switch (edge, estimated) {
            case (.header, false): .headerHeight
            case (.header, true): .estimatedHeaderHeight
            case (.footer, false): .footerHeight
            case (.footer, true): .estimatedFooterHeight
            }
    }

    var name: String { "\(self)" }

    /// The height request of the table that it answers.
    var asked: HeightKinds {
        switch self {
        case .cellHeight: .row
        case .estimatedCellHeight: .estimatedRow
        case .headerHeight: .header
        case .footerHeight: .footer
        case .estimatedHeaderHeight: .estimatedHeader
        case .estimatedFooterHeight: .estimatedFooter
        }
    }
}

/// A value, or none, for each kind.
struct KindTable<Kind: CaseIterable & RawRepresentable, Value> where Kind.RawValue == Int {
    private var values = [Value?](repeating: nil, count: Kind.allCases.count)

    var isEmpty: Bool { values.allSatisfy { $0 == nil } }

    subscript(kind: Kind) -> Value? {
        get { values[kind.rawValue] }
        set { values[kind.rawValue] = newValue }
    }
}
