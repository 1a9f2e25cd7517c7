#if canImport(UIKit)
import MiniRx
import UIKit

/// The chat on iOS.
final class ChatViewController: TableViewController {
    convenience init(server: ChatServer) {
        self.init(title: "Chat", style: .plain)
        let chat = ChatTable(tableView, server: server)
        content = chat
        let newest = addButton("Newest") { [unowned chat] in chat.goToEnd() }
        addButton("Others write") { server.chatter() }
        chat.unseen.subscribe(onNext: { newest.title = $0 == 0 ? "Newest" : "Newest (\($0))" })
            .disposed(by: disposeBag)
    }
}
#endif
