import { useMemo } from "react";

import { useLanguage } from "../../../i18n/useLanguage.ts";

/** Names countries in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
