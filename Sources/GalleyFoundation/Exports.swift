// What Foundation has on Apple's systems and lacks on Linux. A file that imports SwiftUI, UIKit or CoreGraphics sees
// it all, because those show this module. A name that Foundation has but cannot use (`DateComponentsFormatter` is
// marked unavailable) may be declared again here: since this module shows Foundation, its own names come first.
@_exported import Foundation
// Requests, responses and cookies; the session is replaced: see URLSession.
@_exported import FoundationNetworking
