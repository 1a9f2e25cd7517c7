#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UILabel {
    /// What the text tells its reader, shown by the system's colour for that.
    public var tone: TextTone {
        get { TextTone.allCases.first { $0.color == textColor } ?? .normal }
        set { textColor = newValue.color }
    }
}

extension TextTone {
    /// The system's colour.
    @MainActor var color: UIColor {
        switch self {
        case .normal: .label
        case .secondary: .secondaryLabel
        case .positive: .systemGreen
        case .negative: .systemRed
        case .warning: .systemOrange
        case .accent: .tintColor
        }
    }
}
#endif
