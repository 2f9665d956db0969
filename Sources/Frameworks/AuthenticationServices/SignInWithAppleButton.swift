import SwiftUI

/// The titles that Apple's guidelines name.
private func title(_ name: String) -> String {
  switch name {
  case "signUp": "Sign up with Apple"
  case "continue": "Continue with Apple"
  default: "Sign in with Apple"
  }
}

/// The system's button, as large as it is offered. It draws its title and not Apple's logo, which fonts here lack.
nonisolated public struct SignInWithAppleButton: _PrimitiveView {
  public struct Label: Sendable {
    fileprivate let name: String
    public static let signIn = Label(name: "signIn")
    public static let signUp = Label(name: "signUp")
    public static let `continue` = Label(name: "continue")
  }

  public struct Style: Sendable {
    fileprivate let name: String
    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }

  public static func _assemble(_ view: Self, _ assembler: _Assembler) {
    let text = title(view.label.name)
    assembler.note(
      "SignInWithAppleButton: its own look is not drawn, and its size is not known: it takes what it is offered")
    let style = assembler.environment.signInStyle.name
    let look = SignInLook(title: text, isBlack: style == "black", hasLine: style == "whiteOutline")
    guard let node = assembler.single({ SignInLook._assemble(look, assembler) }) else { return }
    assembler.emit(
      assembler.control("SignInWithAppleButton", node, role: .button, isSystemSized: true, text: text))
  }
}

/// The title on a plate of the style's colour.
private struct SignInLook: View {
  let title: String
  let isBlack: Bool
  let hasLine: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(isBlack ? Color.black : Color.white)
      .overlay {
        if hasLine { RoundedRectangle(cornerRadius: 6).stroke(Color.black) }
      }
      .overlay {
        GeometryReader { place in
          // The guidelines: the title's size is 43 % of the button's height.
          Text(verbatim: title)
            .font(.system(size: place.size.height * 0.43, weight: .medium))
            .foregroundStyle(isBlack ? Color.white : Color.black)
            .lineLimit(1)
            .minimumScaleFactor(0.1)
            .frame(width: place.size.width, height: place.size.height)
        }
      }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    modifier(_EnvironmentModifier { $0.signInStyle = style })
  }
}

// MARK: - Environment

public enum ASAuthorizationResult: @unchecked Sendable {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks for credentials; nobody signs in.
public struct AuthorizationController: Sendable {
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }

  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

public struct WebAuthenticationSession: Sendable {
  public enum BrowserSession: Sendable { case ephemeral }
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

/// UIKit's button of the same look.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl, StandingIn {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let type: ButtonType
  open var cornerRadius: CGFloat = 6

  package var standIn: StandIn {
    StandIn(accessibilityLabel ?? "", missing: "the button's own look", isSizeKnown: false)
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.type = type
    super.init(frame: .zero)
    accessibilityTraits = .button
    accessibilityLabel = title(type == .signUp ? "signUp" : type == .continue ? "continue" : "signIn")
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public convenience init() { self.init(type: .default, style: .black) }

  public required init?(coder: NSCoder) { nil }

  /// The guidelines' least size.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
