import TestEnvironment

/// The compiler arguments to build a page's snippets against the built modules.
enum SwiftCompiler {
    /// The arguments for all snippets.
    static let moduleArguments = ["-swift-version", "6", "-parse-as-library"]

    #if os(Linux)
    private static let linker = ["-use-ld=lld"]
    #else
    private static let linker: [String] = []
    #endif

    /// The library modules and the folders of their sources.
    private static let modules = [
        "MiniRx": "MiniRx", "MiniRxTest": "MiniRx/MiniRxTest", "Tableau": "Tableau",
        "TableauRx": "TableauRx", "TableauPictures": "Tableau/Surfaces/Pictures",
        "TableauPlatform": "Tableau/Platform",
        "TableauTerminal": "Tableau/Surfaces/Terminal", "TableauTesting": "Tableau/Testing",
    ]

    /// The object files of the library modules, and the fastest linker that comes with the compiler.
    static var objects: [String] {
        linker
            + modules.flatMap { module, folder in
                BuildProducts.objects(
                    ofModule: module, sources: Project.root.appending(path: "Sources/\(folder)"))
            }
    }
}
