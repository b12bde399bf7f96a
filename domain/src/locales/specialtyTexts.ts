import type { Specialty } from "../account/specialty.ts";
import type { Language } from "../shared/language.ts";
import en from "./en/specialties.json" with { type: "json" };
import es from "./es/specialties.json" with { type: "json" };
import fr from "./fr/specialties.json" with { type: "json" };
import pt from "./pt/specialties.json" with { type: "json" };

/** The names of all specialties, by language. The web loads one language, as a namespace. */
export const specialtyTexts: Readonly<Record<Language, Readonly<Record<Specialty, string>>>> = {
  en,
  es,
  pt,
  fr,
};
