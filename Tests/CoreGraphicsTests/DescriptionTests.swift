import CoreGraphics
import Testing

/// What `print` writes on Apple's systems: CGPoint, CGSize and CGRect have descriptions for debugging, which text takes.
@Suite struct DescriptionTests {
  @Test func valuesReadAsOnApplesSystems() {
    #expect("\(CGSize(width: 320, height: 100))" == "(320.0, 100.0)")
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
    #expect(String(reflecting: CGSize.zero) == "(0.0, 0.0)")
  }
}
