// swift-tools-version: 6.2
// The samples as an app: open this folder in Xcode. It hasn't been opened there yet; what it shows,
// `Sources/Samples/UIKit`, is compiled and run on a stand-in for UIKit (`.ci/uikit`).
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Tableau Samples",
    platforms: [.iOS("18.0")],
    products: [
        .iOSApplication(
            name: "Tableau Samples", targets: ["App"], bundleIdentifier: "tableau.samples",
            displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .bookmark),
            accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
    ],
    dependencies: [.package(name: "Tableau", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "SamplesKit", package: "Tableau")],
            path: ".", sources: ["App.swift"])
    ],
    swiftLanguageModes: [.v6]
)
