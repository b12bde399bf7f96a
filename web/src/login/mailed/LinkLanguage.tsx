import { useMemo, type ReactNode } from "react";

import { saveLanguage } from "../../i18n/languageStorage.ts";
import { pathInLanguage } from "../../i18n/pagePath.ts";
import { LanguageContext, useLanguage } from "../../i18n/useLanguage.ts";
import { navigate } from "../../lib/navigate.ts";
import type { MailedLink } from "../../session/mailed/mailedLink.ts";

interface LinkLanguageProps {
  link: MailedLink | null;
  children: ReactNode;
}

/** Passes the link, which is no longer in the address, to the page in another language. */
export function LinkLanguage({ link, children }: LinkLanguageProps) {
  const { language } = useLanguage();
  const choice = useMemo(() => {
    const search = link === null ? "" : new URL(link.href).search;
    return {
      language,
      setLanguage: (chosen: typeof language) => {
        saveLanguage(chosen);
        navigate(pathInLanguage(location.pathname, chosen) + search);
      },
    };
  }, [language, link]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
