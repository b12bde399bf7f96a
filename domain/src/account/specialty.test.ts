import { expect, test } from "vitest";

import { specialtyTexts } from "../locales/specialtyTexts.ts";
import { languages } from "../shared/language.ts";
import { isSpecialty, namedSpecialties, specialties, specialtyName } from "./specialty.ts";

test.each(languages)("names each specialty once in %s, in order", (language) => {
  const texts = specialtyTexts[language];
  expect(Object.keys(texts)).toEqual([...specialties]);
  const names = namedSpecialties((code) => texts[code], language).map(([, name]) => name);
  expect(names).toEqual([...names].toSorted(new Intl.Collator(language).compare));
  expect(new Set(names).size).toBe(specialties.length);
});

test("names a code in a language, and keeps text from before the list", () => {
  const nameOf = (code: keyof (typeof specialtyTexts)["fr"]) => specialtyTexts.fr[code];
  expect(specialtyName("generalMedicine", nameOf)).toBe("Médecine générale");
  expect(specialtyName("Sleep medicine", nameOf)).toBe("Sleep medicine");
  expect([isSpecialty("cardiology"), isSpecialty("Cardiology"), isSpecialty(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
