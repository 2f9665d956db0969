import GalleyScreen

/// The looks of the pages: calm, typographic, light and dark, in a window of any width.
enum HTMLStyle {
  /// How large proofs are shown, in percent; the page begins with the second.
  static let zooms = [25, 50, 75, 100]

  static let common = """
    :root{color-scheme:light dark;--paper:#faf9f7;--ink:#1c1b1a;--quiet:#6b6864;--rule:#dedbd5;--raised:#fff;\
    --accent:#9c3b1b}
    @media(prefers-color-scheme:dark){:root{--paper:#171614;--ink:#ebe8e3;--quiet:#98938b;--rule:#35322e;\
    --raised:#211f1d;--accent:#e8916b}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.5 system-ui,-apple-system,"Segoe UI",Inter,\
    sans-serif;-webkit-text-size-adjust:100%}
    a{color:inherit;text-decoration-color:var(--rule);text-underline-offset:.2em}
    a:hover{text-decoration-color:currentColor}
    h1{margin:0;font:400 30px/1.15 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;\
    letter-spacing:-.01em;overflow-wrap:anywhere}
    h2{margin:0;font-size:14px;font-weight:600;overflow-wrap:anywhere}
    .quiet{color:var(--quiet)}
    .mark{margin-bottom:6px;font-size:12px;letter-spacing:.14em;text-transform:uppercase;color:var(--quiet)}
    .head{padding:32px 32px 20px}
    .head p{margin:8px 0 0}
    footer{padding:24px 32px 40px;color:var(--quiet);font-size:12px;border-top:1px solid var(--rule)}
    .defs{position:absolute;width:0;height:0;overflow:hidden}
    @media(max-width:600px){.head{padding:22px 16px 14px}h1{font-size:25px}footer{padding:20px 16px 32px}}

    """

  /// For the page of a preview: its switches act on classes of all drawings, without a script.
  static var page: String {
    var css = """
      .switch{position:absolute;opacity:0;pointer-events:none}
      nav{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:6px;padding:10px 32px;\
      background:var(--paper);border-bottom:1px solid var(--rule)}
      nav label{display:inline-flex;align-items:center;gap:7px;padding:3px 11px;border:1px solid var(--rule);\
      border-radius:999px;background:var(--raised);font-size:13px;cursor:pointer;user-select:none;\
      white-space:nowrap}
      nav i{width:8px;height:8px;border-radius:50%;border:1.5px solid var(--dot,var(--quiet))}
      nav .gap{flex:1}
      .findings{padding:20px 32px 22px;border-bottom:1px solid var(--rule)}
      .findings ol{margin:8px 0 0;padding-left:22px;max-width:90ch}
      .findings li{margin:2px 0;overflow-wrap:anywhere}
      .sheet{display:flex;flex-wrap:wrap;align-items:flex-start;gap:40px 44px;padding:32px}
      figure{display:grid;grid-template-columns:minmax(0,calc(var(--w)*var(--zoom)*1px)) 190px;\
      align-items:start;gap:14px 20px;margin:0;max-width:100%}
      figure svg{display:block;width:calc(var(--w)*var(--zoom)*1px);max-width:100%;height:auto}
      figcaption{min-width:0;font-size:12.5px}
      dl{display:grid;grid-template-columns:max-content 1fr;gap:1px 12px;margin:8px 0 0;\
      font-variant-numeric:tabular-nums}
      dt{color:var(--quiet)}
      dd{margin:0;overflow-wrap:anywhere}
      .unusual{font-weight:600}
      figcaption ul{margin:10px 0 0;padding:0;list-style:none}
      figcaption li{padding:4px 0 4px 10px;border-left:2px solid var(--rule);overflow-wrap:anywhere}
      figcaption .found li{border-color:var(--accent)}
      @media(max-width:600px){nav{position:static;padding:8px 16px}.findings{padding:16px}\
      .sheet{padding:20px 16px;gap:32px}figure{display:flex;flex-wrap:wrap}figcaption{flex:1 1 170px}}
      @media print{nav{display:none}figure{break-inside:avoid}}

      """
    let hidden = Overlay.allCases.map { "figure .\($0.rawValue)" }.joined(separator: ",")
    css += hidden + "{display:none}\n"
    for overlay in Overlay.allCases {
      css += "#\(overlay.rawValue):checked~main .\(overlay.rawValue){display:inline}\n"
      css += "label[for=\(overlay.rawValue)]{--dot:\(SVGColor(overlay.color).hex)}\n"
    }
    css += "#device:not(:checked)~main :is(.device,.housing,.status-bar,.home-indicator){display:none}\n"
    for zoom in zooms { css += "#zoom-\(zoom):checked~main{--zoom:\(DecimalText.text(Double(zoom) / 100))}\n" }
    for id in Overlay.allCases.map(\.rawValue) + ["device"] + zooms.map({ "zoom-\($0)" }) {
      css += "#\(id):checked~nav label[for=\(id)]{border-color:var(--ink)}"
      css +=
        "#\(id):checked~nav label[for=\(id)] i{background:var(--dot,var(--ink));border-color:var(--dot,var(--ink))}"
      css += "#\(id):focus-visible~nav label[for=\(id)]{outline:2px solid var(--accent);outline-offset:2px}\n"
    }
    return css
  }

  static let index = """
    .previews{list-style:none;margin:0;padding:0 32px 32px;max-width:1000px}
    .previews li{display:flex;align-items:center;gap:20px;padding:16px 0;border-top:1px solid var(--rule)}
    .previews .thumbnail{flex:none;width:72px;display:flex;justify-content:center}
    .previews svg{display:block;max-width:72px;max-height:96px;width:auto;height:auto}
    .previews .thumbnail svg{width:calc(min(72px,96px*var(--w)/var(--h)))}
    .previews a{font-size:17px;font-weight:600;overflow-wrap:anywhere}
    .previews p{margin:2px 0 0}
    .previews div{min-width:0}
    .failures{padding:0 32px 28px;max-width:90ch}
    .failures ul{margin:8px 0 0;padding-left:20px}
    .failures li{overflow-wrap:anywhere}
    @media(max-width:600px){.previews,.failures{padding-left:16px;padding-right:16px}}

    """
}
