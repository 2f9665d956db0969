import SwiftUI

/// Mail in three columns: mailboxes, messages, the message. Columns leave one by one as the window narrows.
struct MailColumns: View {
  @State private var mailbox: Mailbox.ID? = "inbox"
  @State private var message: Message.ID? = 2

  private var messages: [Message] { Message.all.filter { $0.mailbox == mailbox } }
  private var selected: Message? { Message.all.first { $0.id == message } }

  var body: some View {
    NavigationSplitView {
      List(Mailbox.all, selection: $mailbox) { mailbox in
        Label(mailbox.name, systemImage: mailbox.symbol)
          .badge(mailbox.unread)
      }
      .navigationTitle("Mailboxes")
    } content: {
      List(messages, selection: $message) { message in
        MessageRow(message: message)
      }
      .navigationTitle("Messages")
      .toolbar {
        Button {
        } label: {
          Label("Write", systemImage: "square.and.pencil")
        }
      }
    } detail: {
      if let selected {
        MessageDetail(message: selected)
      } else {
        Text("No message selected")
          .foregroundStyle(.secondary)
      }
    }
  }
}

struct Mailbox: Identifiable, Hashable {
  let id: String
  let name: String
  let symbol: String
  let unread: Int

  static let all = [
    Mailbox(id: "inbox", name: "Inbox", symbol: "tray", unread: 2),
    Mailbox(id: "sent", name: "Sent", symbol: "paperplane", unread: 0),
    Mailbox(id: "archive", name: "Archive", symbol: "archivebox", unread: 0),
  ]
}

struct Message: Identifiable, Hashable {
  let id: Int
  let mailbox: Mailbox.ID
  let sender: String
  let subject: String
  let time: String
  let text: String
  var isUnread = false

  static let all = [
    Message(
      id: 1, mailbox: "inbox", sender: "Tomás Ferreira", subject: "Keys to the boathouse", time: "09:12",
      text: "They hang behind the second door. Please bring the spare oar back with you.", isUnread: true),
    Message(
      id: 2, mailbox: "inbox", sender: "Library of the Old Town", subject: "Two books are due", time: "08:40",
      text: """
        “The Salt Path” and “Rivers of the North” are due on Friday. You may keep each of them for two more weeks; \
        answer with the word “renew”, or come by the desk until six in the evening.
        """, isUnread: true),
    Message(
      id: 3, mailbox: "inbox", sender: "Aiko", subject: "Photos from Sunday", time: "Sun",
      text: "Eleven of them are sharp. The dog is in nine."),
    Message(
      id: 4, mailbox: "sent", sender: "Me", subject: "Re: Rehearsal", time: "Sat", text: "I can be there at seven."),
  ]
}

private struct MessageRow: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline) {
        Text(message.sender)
          .font(.headline)
        Spacer()
        Text(message.time)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Text(message.subject)
        .font(.subheadline)
      Text(message.text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
    .accessibilityElement(children: .combine)
  }
}

private struct MessageDetail: View {
  let message: Message

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(message.subject)
          .font(.title2.bold())
        HStack {
          Text(message.sender)
          Spacer()
          Text(message.time)
            .foregroundStyle(.secondary)
        }
        Divider()
        Text(message.text)
      }
      .frame(maxWidth: 672, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button {
        } label: {
          Label("Archive", systemImage: "archivebox")
        }
        Spacer()
        Button {
        } label: {
          Label("Answer", systemImage: "arrowshape.turn.up.left")
        }
      }
    }
  }
}

#Preview("Mail in three columns") {
  MailColumns()
}
