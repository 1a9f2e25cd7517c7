#if !canImport(UIKit)
import Foundation
import SamplesKit

// `main` is not `async`: only then does the main actor stay on the main thread of a program on
// Linux, which a terminal needs.
exit(SamplesCommand.run(Array(CommandLine.arguments.dropFirst())))
#endif
