import { useTranslation } from "react-i18next";

import { useLanguage } from "../i18n/useLanguage.ts";

type People = { adults: number; children: number };

/** Returns a function that says how many people a quote covers, such as "2 adults and 1 child". */
export function usePeopleText(): (people: People) => string {
  const { t } = useTranslation("quote");
  const { language } = useLanguage();
  return ({ adults, children }) =>
    new Intl.ListFormat(language).format([
      t("adults", { count: adults }),
      ...(children === 0 ? [] : [t("children", { count: children })]),
    ]);
}
