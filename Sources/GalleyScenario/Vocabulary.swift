// The words of the catalog that scenarios are written in, so that one import gives both.
@_exported import enum GalleyCatalog.DesignGeneration
@_exported import enum GalleyCatalog.Idiom
@_exported import enum GalleyCatalog.Orientation
@_exported import struct GalleyCatalog.OSVersion
@_exported import enum GalleyCatalog.Platform
@_exported import enum GalleyCatalog.SizeClass
@_exported import struct GalleyCatalog.SizeClasses
