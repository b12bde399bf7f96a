import type { Language } from "@salvia/domain/languages";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";

export type CountryOption = { code: string; name: string; callingCode: string };

/** All countries with a telephone network, by their names in a language, in its order. */
export function countriesIn(language: Language): readonly CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const order = new Intl.Collator(language);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      callingCode: `+${getCountryCallingCode(code)}`,
    }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
