import LocalAuthentication
import MessageUI
import SwiftUI
import UserNotifications

@MainActor final class Reminders: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var status: UNAuthorizationStatus?
  @Published var biometry = ""

  func refresh() async {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    status = await center.notificationSettings().authorizationStatus
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try? await center.add(UNNotificationRequest(identifier: "walk", content: content, trigger: trigger))
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      biometry = context.biometryType == .faceID ? "Face ID" : "Touch ID"
    } else {
      biometry = "none"
    }
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }
}

struct MailView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MFMailComposeViewController {
    let controller = MFMailComposeViewController()
    controller.setToRecipients(["help@example.com"])
    controller.setSubject("Help")
    controller.mailComposeDelegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) { controller.dismiss(animated: true) }
  }
}

struct RemindersView: View {
  @StateObject private var reminders = Reminders()

  var body: some View {
    VStack(spacing: 0) {
      if reminders.status == .notDetermined, reminders.biometry == "none" {
        Color.green.frame(width: 70, height: 20).accessibilityIdentifier("asked")
      }
      MailView().accessibilityIdentifier("mail")
    }
    .task { await reminders.refresh() }
  }
}

#Preview("UserNotifications") { RemindersView() }
