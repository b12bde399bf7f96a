import { useMemo } from "react";

import { useLanguage } from "../../../i18n/useLanguage.ts";

/** Returns a function that names countries in the user's language. */
export function useCountryName(): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
