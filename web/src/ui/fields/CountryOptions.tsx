import { frequentCountries } from "@salvia/domain/shared/country";
import type { Language } from "@salvia/domain/shared/language";
import { phoneCountries } from "@salvia/domain/shared/phone";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";

/**
 * Options for a native country select, named in the user's language, frequent countries first. A
 * native select supports typing to search and is familiar on phones.
 *
 * @param callingCodes whether to show the calling codes
 */
export function CountryOptions({ callingCodes = false }: { callingCodes?: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const frequent = countries.filter(({ code }) =>
    frequentCountries.some((known) => known === code),
  );
  const option = ({ code, name, callingCode }: CountryOption) => (
    <option key={code} value={code}>
      {callingCodes ? `${name} (${callingCode})` : name}
    </option>
  );
  return (
    <>
      <optgroup label={t("countries.frequent")}>{frequent.map(option)}</optgroup>
      <optgroup label={t("countries.all")}>
        {countries.filter((country) => !frequent.includes(country)).map(option)}
      </optgroup>
    </>
  );
}

type CountryOption = { code: string; name: string; callingCode: string };

/** All countries with a phone network, named and sorted in `language`. */
function countriesIn(language: Language): readonly CountryOption[] {
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
