import { frequentCountries } from "@salvia/domain/shared/country";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { countriesIn, type CountryOption } from "../../lib/countries.ts";

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
