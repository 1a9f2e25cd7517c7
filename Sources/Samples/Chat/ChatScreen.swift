import MiniRx
import Tableau

extension Screen {
    static func chat(_ server: ChatServer) -> Screen {
        let screen = Screen(style: .plain, title: "Chat")
        let chat = ChatTable(screen.table, server: server)
        screen.controller = chat
        screen.addAction(key: "e", title: "To the end") { [unowned chat] in chat.goToEnd() }
        screen.addAction(key: "o", title: "Others write") { server.chatter() }
        screen.showLoading(chat.isLoading)
        chat.onSend = { [unowned screen] in screen.hasUnsavedText = false }
        _ = chat.unseen.subscribe(onNext: { [weak screen] count in
            if count > 0 { screen?.status("\(count) new messages; e: go to end") }
        })
        return screen
    }
}
