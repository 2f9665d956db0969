#!/usr/bin/env python3
"""Makes Varying.ttf, a variable font for tests: a square for A and a, in a weight (400 to 700) and an optical size (17 to 28).

A is 500 units of 1000 wide at weight 400 and size 17, 200 more at weight 700, 100 more at size 28. Needs fontTools.
"""
import os
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools import varLib


def master(width):
    b = FontBuilder(1000, isTTF=True)
    b.setupGlyphOrder([".notdef", "space", "A", "a"])
    b.setupCharacterMap({0x20: "space", 0x41: "A", 0x61: "a"})
    glyphs = {}
    for name in (".notdef", "space", "A", "a"):
        pen = TTGlyphPen(None)
        if name in "Aa":
            right = width - 50
            pen.moveTo((50, 0)), pen.lineTo((50, 700)), pen.lineTo((right, 700)), pen.lineTo((right, 0)), pen.closePath()
        glyphs[name] = pen.glyph()
    b.setupGlyf(glyphs)
    b.setupHorizontalMetrics({name: (250 if name == "space" else width, 50) for name in glyphs})
    b.setupHorizontalHeader(ascent=800, descent=-200)
    b.setupNameTable({"familyName": "Galley Varying", "styleName": "Regular", "psName": "GalleyVarying-Regular"})
    b.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200, usWeightClass=400)
    b.setupPost()
    return b.font


space = DesignSpaceDocument()
for tag, name, low, high in (("wght", "Weight", 400, 700), ("opsz", "Optical Size", 17, 28)):
    space.addAxis(AxisDescriptor(tag=tag, name=name, minimum=low, default=low, maximum=high))
for weight, size, width in ((400, 17, 500), (700, 17, 700), (400, 28, 600)):
    source = SourceDescriptor(font=master(width), location={"Weight": weight, "Optical Size": size})
    space.addSource(source)
font, _, _ = varLib.build(space)
font.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "Varying.ttf"))
