import Foundation

// Prints the program made of a page's snippets, as the documentation tests compile it.
let page = try MarkdownPage(URL(fileURLWithPath: CommandLine.arguments[1]))
print(SnippetProgram(page: page).source)
