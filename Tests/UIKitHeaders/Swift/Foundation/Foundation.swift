// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The re-exports of Apple's Foundation. Its Swift part is the toolchain's, as far as that doesn't
// need Objective-C.

@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationEssentials
@_exported public import Glibc
@_exported public import ObjectiveC

public typealias CGFloat = Double
public typealias Bundle = NSBundle
