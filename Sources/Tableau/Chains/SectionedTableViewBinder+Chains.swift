// The five ways to start a chain. The source location is kept for messages.

extension SectionedTableViewBinder {
    /// Starts a chain for one section: data is an array, and handlers don't receive the section.
    public func onSection(
        _ section: Section, fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<OneSection<Section>, TableViewCell> {
        start(
            "onSection(\(Self.name(section)))", fileID, line, .named([section]),
            OneSection(section: section))
    }

    /// Starts a chain for several sections: data is a dictionary, and handlers receive the section.
    public func onSections(
        _ sections: Section..., fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        onSections(sections, fileID: fileID, line: line)
    }

    /// Starts a chain for several sections: data is a dictionary, and handlers receive the section.
    public func onSections(
        _ sections: [Section], fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        var named: Set<Section> = []
        let sections = sections.filter { named.insert($0).inserted }
        let names = sections.map(Self.name).joined(separator: ", ")
        return start("onSections(\(names))", fileID, line, .named(sections), ManySections())
    }

    /// Starts a chain for all sections whose cells no other chain binds by name, including sections
    /// that data adds later.
    ///
    /// It is like the `default` case of a switch: sections bound by name take no data, handlers or
    /// dimensions from it.
    public func onAllSections(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        start("onAllSections()", fileID, line, .allOthers, ManySections())
    }

    /// The same as ``onAllSections(fileID:line:)``.
    public func onAllOtherSections(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<ManySections<Section>, TableViewCell> {
        start("onAllOtherSections()", fileID, line, .allOthers, ManySections())
    }

    /// Starts a chain for every section, in addition to other chains; it takes no data.
    ///
    /// Its handlers run after those of other chains; its dimensions apply where they have none.
    public func onAnySection(
        fileID: String = #fileID, line: UInt = #line
    ) -> CellChain<AnySection<Section>, TableViewCell> {
        start("onAnySection()", fileID, line, .any, AnySection())
    }

    /// Returns a section as it is spelled in code, as far as possible: enum cases with a dot.
    private static func name(_ section: Section) -> String {
        let text = "\(section)"
        return text.first?.isLowercase == true ? ".\(text)" : text
    }

    /// Starts a chain that messages call `start`.
    func start<Scope: BindingScope<Section>>(
        _ start: String, _ fileID: String, _ line: UInt, _ coverage: SectionCoverage<Section>,
        _ scope: Scope
    ) -> CellChain<Scope, TableViewCell> {
        let chain = ChainLabel(
            start: start, fileID: fileID, line: line, isNamed: coverage.isNamed)
        noteStart(of: chain)
        return CellChain(
            _target: BindingTarget(binder: self, scope: scope, coverage: coverage, chain: chain))
    }
}
