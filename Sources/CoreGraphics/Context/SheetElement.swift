/// Something that a framework above Core Graphics draws on a sheet and that only it knows how to paint: a text that was
/// set, a picture of an app's assets.
@_spi(Galley) public protocol SheetElement: Sendable {}
