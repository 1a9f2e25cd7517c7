import SamplesKit
import SwiftUI

@main
struct SamplesApplication: App {
    var body: some Scene {
        WindowGroup { Screens().ignoresSafeArea() }
    }
}

/// The view controllers of the samples, beginning with their menu.
private struct Screens: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: SamplesApp.menu())
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
