import type { Language } from "@salvia/domain/shared/language";
import { phoneCountries } from "@salvia/domain/shared/phone";

export type CountryOption = { code: string; name: string; callingCode: string };

/** All countries with a phone network, named and sorted in `language`. */
export function countriesIn(language: Language): readonly CountryOption[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const order = new Intl.Collator(language);
  return phoneCountries()
    .map(({ country, callingCode }) => ({
      code: country,
      name: names.of(country) ?? country,
      callingCode,
    }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
