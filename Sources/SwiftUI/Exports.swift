@_exported import SwiftUICore
@_exported import UIKit
@_exported import UniformTypeIdentifiers
