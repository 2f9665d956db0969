import AuthenticationServices
import SwiftUI

struct SignInView: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SignInWithAppleButton(.continue) { request in
      request.requestedScopes = [.fullName, .email]
    } onCompletion: { result in
      switch result {
      case .success(let authorization):
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential { print(credential.user) }
      case .failure(let error): print(error.localizedDescription)
      }
    }
    .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
    .frame(height: 50)
  }
}

struct AppleIDButton: UIViewRepresentable {
  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    ASAuthorizationAppleIDButton(type: .signIn, style: .black)
  }

  func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
}

#Preview("AuthenticationServices") {
  VStack(spacing: 0) {
    SignInView().accessibilityIdentifier("button")
    AppleIDButton().fixedSize().accessibilityIdentifier("uikit")
  }
}
