/// Who supplies what a section shows and does, and what it takes the place of.
///
/// ```swift
/// print(binder.explain(.savings))
/// // Section savings, displayed
/// //   cells: AccountCell, 3 rows, from onSections(.checking, .savings) at Accounts/Screen.swift:40
/// //     instead of onAllOtherSections() at Accounts/Screen.swift:60
/// //   onTapped: onSections(.checking, .savings) at Accounts/Screen.swift:40
/// //     and then onAnySection() at Accounts/Screen.swift:70
/// ```
///
/// It is a value for people to read; nothing changes by it, and it does not follow later changes.
public struct SectionExplanation: Sendable, Hashable, CustomStringConvertible {
    /// One thing that a section shows or does.
    public struct Part: Sendable, Hashable {
        /// What: `cells`, `header`, `footer`, or the name of a handler or dimension.
        public let name: String
        /// What it shows: the class of a view or a title, say; `nil` for handlers and dimensions.
        public let content: String?
        /// The chain that supplies it, and where that was started; `nil` if no chain does.
        public let chain: String?
        /// The chains whose handlers run afterwards, in addition.
        public let additions: [String]
        /// The chains that bind the same and are not used here.
        public let shadowed: [String]
    }

    /// The section, as text.
    public let section: String
    /// Whether it is among the displayed sections.
    public let isDisplayed: Bool
    /// Whether the chains for all sections are left out because a chain that names the section
    /// binds its cells.
    public let leavesOutAllSections: Bool
    /// What it shows and does; things that no chain binds are left out, but for the cells.
    public let parts: [Part]

    /// The part of a name; `nil` if no chain binds it.
    ///
    /// - Parameter name: `cells`, `header`, `footer`, or a handler or dimension as it is called on
    ///   a chain; `onEvent(from: SwitchCell)` for events.
    public subscript(name: String) -> Part? { parts.first { $0.name == name } }

    /// A line for the section, and some for each part.
    public var description: String {
        var lines = ["Section \(section), \(isDisplayed ? "displayed" : "not displayed")"]
        if leavesOutAllSections {
            let reason = "its cells are bound by name"
            lines.append("  takes nothing from chains for all sections: \(reason)")
        }
        for part in parts {
            var line = "  \(part.name): "
            let what = [part.content, part.chain].compactMap { $0 }
            line += what.isEmpty ? "bound by no chain" : what.joined(separator: ", from ")
            lines.append(line)
            lines += part.additions.map { "    and then \($0)" }
            lines += part.shadowed.map { "    instead of \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}
