/// An explanation of which chains supply the parts of a section, and which they replace.
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
/// It is for people to read, and doesn't follow later changes.
public struct SectionExplanation: Sendable, Hashable, CustomStringConvertible {
    /// A part of a section.
    public struct Part: Sendable, Hashable {
        /// The name: `cells`, `header`, `footer`, or that of a handler or dimension method.
        public let name: String
        /// The content, such as the class of a view or a title; `nil` for handlers and dimensions.
        public let content: String?
        /// The chain that supplies the part, with its source location; `nil` if no chain does.
        public let chain: String?
        /// The chains whose handlers also run, afterwards.
        public let additions: [String]
        /// The chains that bind the same part but don't apply here.
        public let shadowed: [String]
    }

    /// A description of the section.
    public let section: String
    /// Whether the section is displayed.
    public let isDisplayed: Bool
    /// Whether the chains for all sections don't apply, because one that names it binds its cells.
    public let leavesOutAllSections: Bool
    /// The parts; unbound parts are omitted, except for the cells.
    public let parts: [Part]

    /// Returns the part with a ``Part/name``, as `onEvent(from: SwitchCell)`; `nil` if no chain
    /// binds it.
    public subscript(name: String) -> Part? { parts.first { $0.name == name } }

    /// One line for the section, and one or more for each part.
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
