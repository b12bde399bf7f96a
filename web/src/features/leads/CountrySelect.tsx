import { documentCountries } from "@salvia/domain/identityDocument";
import type { LeadFormValues } from "@salvia/domain/leadForm";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { countriesIn, type CountryOption } from "./countries.ts";
import { FormText } from "./FormText.tsx";

type CountrySelectProps = {
  name: "phoneCountry" | "documentCountry";
  label: string;
  /** Whether to say the calling codes. */
  callingCodes?: boolean;
  affects: readonly (keyof LeadFormValues)[];
};

/**
 * Chooses a country by its name in the user's language, the frequent ones first. A native select: it
 * can be typed into, and on a telephone it is the one people know.
 */
export function CountrySelect({ callingCodes = false, ...props }: CountrySelectProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const frequent = countries.filter(({ code }) =>
    documentCountries.some((known) => known === code),
  );
  const option = ({ code, name, callingCode }: CountryOption) => (
    <option key={code} value={code}>
      {callingCodes ? `${name} (${callingCode})` : name}
    </option>
  );
  return (
    <FormText {...props} select slotProps={{ select: { native: true } }}>
      <optgroup label={t("form.frequentCountries")}>{frequent.map(option)}</optgroup>
      <optgroup label={t("form.allCountries")}>
        {countries.filter((country) => !frequent.includes(country)).map(option)}
      </optgroup>
    </FormText>
  );
}
