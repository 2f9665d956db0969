// Layers are in the module of the views that have them.
@_exported import UIKit
