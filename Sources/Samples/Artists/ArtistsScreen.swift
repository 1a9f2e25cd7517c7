import MiniRx
import Tableau

extension Screen {
    static func artists(_ service: MusicLibraryService) -> Screen {
        let screen = Screen(style: .plain, title: "Artists")
        screen.controller = ArtistsTable(screen.table, service: service) {
            [unowned screen] artist in
            screen.push(
                .list(artist.name) {
                    $0.bindSongs(of: artist) { [unowned screen] song in
                        screen.status("Now playing: \(song)")
                    }
                })
        }
        #if !canImport(UIKit)
        screen.showsSectionIndex = true
        #endif
        screen.refresh(service)
        return screen
    }
}
