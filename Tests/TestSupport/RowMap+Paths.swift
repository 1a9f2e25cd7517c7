package import Foundation
package import Tableau

extension RowMap {
    /// Returns the place of each row in the new table, nil for those that were deleted.
    package func newPaths(of paths: [IndexPath]) -> [IndexPath?] {
        let places = places(of: paths.map(RowPath.init(clamping:)))
        return paths.map { places[RowPath(clamping: $0)]?.indexPath }
    }
}
