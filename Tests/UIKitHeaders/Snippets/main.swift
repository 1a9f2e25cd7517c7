import Foundation

// Prints the program that a page's snippets make, as the documentation's tests compile it.
let page = try MarkdownPage(URL(fileURLWithPath: CommandLine.arguments[1]))
print(SnippetProgram(page: page).source)
