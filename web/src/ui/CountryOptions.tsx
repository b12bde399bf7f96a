import { frequentCountries } from "@salvia/domain/shared/country";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../i18n/useLanguage.ts";
import { countriesIn, type CountryOption } from "../lib/countries.ts";

/**
 * The options of a native select of countries, by their names in the user's language, the frequent
 * ones first. It can be typed into, and on a telephone it is the one people know.
 *
 * @param callingCodes whether to say the calling codes
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
