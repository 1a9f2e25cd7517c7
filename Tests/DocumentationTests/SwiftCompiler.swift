import TestEnvironment

/// The compiler arguments to build a page's snippets against the built modules.
enum SwiftCompiler {
    /// The arguments for all snippets.
    static let moduleArguments = ["-swift-version", "6", "-parse-as-library"]

    /// The library modules and the folders of their sources.
    private static let modules = [
        "MiniRx": "MiniRx", "MiniRxTest": "MiniRx/MiniRxTest", "Tableau": "Tableau",
        "TableauRx": "TableauRx", "TableauPictures": "Tableau/Surfaces/Pictures",
        "TableauPlatform": "Tableau/Platform",
        "TableauTerminal": "Tableau/Surfaces/Terminal", "TableauTesting": "Tableau/Testing",
    ]

    /// The linker, and the object files of the library modules.
    static var objects: [String] {
        Command.linker
            + modules.flatMap { module, folder in
                BuildProducts.objects(
                    ofModule: module, sources: Project.root.appending(path: "Sources/\(folder)"))
            }
    }
}
