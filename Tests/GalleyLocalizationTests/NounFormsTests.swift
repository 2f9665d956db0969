import GalleyLocalization
import Testing

/// The Cambridge Grammar of the English Language, chapter 18: regular plurals, and those that are listed.
@Suite struct NounFormsTests {
  @Test(arguments: [
    ("item", "items"), ("box", "boxes"), ("class", "classes"), ("city", "cities"), ("day", "days"),
    ("person", "people"), ("child", "children"), ("leaf", "leaves"), ("knife", "knives"), ("roof", "roofs"),
    ("potato", "potatoes"), ("photo", "photos"), ("sheep", "sheep"), ("quiz", "quizzes"), ("bus", "buses"),
    ("match", "matches"), ("horse", "horses"), ("prize", "prizes"), ("cache", "caches"), ("beach", "beaches"),
    ("case", "cases"), ("house", "houses"), ("Person", "People"), ("ITEM", "ITEMS"), ("message", "messages"),
  ]) func forms(_ one: String, _ many: String) throws {
    let forms = try #require(NounForms.english)
    #expect(forms.plural(one) == many)
    #expect(forms.singular(many) == one)
    #expect(forms.plural(many) == many)
    #expect(forms.singular(one) == one)
  }

  @Test func theHeadOfAPhraseAgrees() throws {
    let forms = try #require(NounForms.english)
    func agreed(_ phrase: String, isOne: Bool) -> String {
      guard let (range, word) = forms.agreement(of: phrase, isOne: isOne) else { return phrase }
      return phrase.replacingCharacters(in: range, with: word)
    }
    #expect(agreed("3 thin slice of cake", isOne: false) == "3 thin slices of cake")
    #expect(agreed("1 items", isOne: true) == "1 item")
    #expect(agreed("5", isOne: false) == "5")
  }
}
