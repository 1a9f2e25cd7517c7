#if !canImport(UIKit) || os(watchOS)
import Foundation

extension TableView {
    func updatePrefetching() {}
}
#endif
