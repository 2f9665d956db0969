// CoreGraphics shows Foundation, which on Linux already owns CGFloat, CGPoint, CGSize, CGRect and CGRectEdge; this
// module adds what it leaves out.
@_exported import GalleyFoundation
