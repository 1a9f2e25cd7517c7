// The five ways to start a chain. Where it was started is remembered for messages.

extension SectionedTableViewBinder {
    /// Starts a chain for one section.
    ///
    /// - Parameters:
    ///   - section: The section. Data is an array; handlers are not told the section.
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onSection(
        _ section: Section, fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<OneSection<Section>, TableViewCell> {
        start(
            "onSection(\(Self.name(section)))", fileID, line, .named([section]),
            OneSection(section: section))
    }

    /// Starts a chain for several sections.
    ///
    /// - Parameters:
    ///   - sections: The sections. Data is a dictionary; handlers are told the section.
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onSections(
        _ sections: Section..., fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        onSections(sections, fileID: fileID, line: line)
    }

    /// Starts a chain for several sections.
    ///
    /// - Parameters:
    ///   - sections: The sections. Data is a dictionary; handlers are told the section.
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onSections(
        _ sections: [Section], fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        var named: Set<Section> = []
        let sections = sections.filter { named.insert($0).inserted }
        let names = sections.map(Self.name).joined(separator: ", ")
        return start("onSections(\(names))", fileID, line, .named(sections), ManySections())
    }

    /// Starts a chain for all sections whose cells no other chain binds by name, also those that
    /// data will bring later.
    ///
    /// It is the `default` case of a switch: other sections take neither data nor handlers nor
    /// dimensions from it.
    ///
    /// - Parameters:
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onAllSections(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        start("onAllSections()", fileID, line, .allOthers, ManySections())
    }

    /// The same as ``onAllSections(fileID:line:)``, for bindings that read better with it.
    ///
    /// - Parameters:
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onAllOtherSections(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        start("onAllOtherSections()", fileID, line, .allOthers, ManySections())
    }

    /// Starts a chain for every section, in addition to other chains: its handlers run after
    /// theirs, its dimensions are used where they have none.
    ///
    /// Data cannot be bound on it.
    ///
    /// - Parameters:
    ///   - fileID: Where the chain is started, for messages.
    ///   - line: Where the chain is started, for messages.
    public func onAnySection(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<AnySection<Section>, TableViewCell> {
        start("onAnySection()", fileID, line, .any, AnySection())
    }

    /// A section as code spells it, as near as can be: cases with a dot, values as they print.
    private static func name(_ section: Section) -> String {
        let text = "\(section)"
        return text.first?.isLowercase == true ? ".\(text)" : text
    }

    private func start<Scope: BindingScope<Section>>(
        _ start: String, _ fileID: String, _ line: UInt, _ coverage: SectionCoverage<Section>,
        _ scope: Scope
    ) -> CellChain<Scope, TableViewCell> {
        let chain = ChainLabel(start: start, fileID: fileID, line: line)
        engine.noteStart(of: chain)
        return CellChain(
            _target: BindingTarget(engine: engine, scope: scope, coverage: coverage, chain: chain))
    }
}
