#if !canImport(UIKit)
package import Tableau

extension CellContent {
    /// The content for a surface without colours: signs before texts tell their tone.
    package var withSigns: CellContent {
        var content = self
        if isDimmed, !labels.isEmpty { content.labels[0].text = "× " + labels[0].text }
        for index in labels.indices where !labels[index].text.isEmpty {
            content.labels[index].text = labels[index].tone.sign + content.labels[index].text
        }
        return content
    }
}

extension TextTone {
    /// What stands before the text where there are no colours.
    fileprivate var sign: String {
        switch self {
        case .positive: "▲ "
        case .negative: "▼ "
        case .warning: "! "
        case .normal, .secondary, .accent: ""
        }
    }
}
#endif
