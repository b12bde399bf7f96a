import { homePath } from "@salvia/domain/site/paths";
import { homePathOf } from "@salvia/domain/account/role";

import { useLanguage } from "../i18n/useLanguage.ts";
import { pathAfterSignIn } from "../session/pathAfterSignIn.ts";
import type { Session } from "../session/session.ts";

/**
 * Leads a user who has just signed in to the page that the address remembers as `next`, if it is one of
 * theirs, else where the server says. The home page is that of their language.
 */
export function useEnter(session: Session, goTo: (path: string) => void) {
  const { language } = useLanguage();
  return (redirectPath: string | null) => {
    const remembered = new URLSearchParams(location.search).get("next");
    const home = redirectPath ?? homePathOf(session.getState().user?.role ?? null);
    const path = pathAfterSignIn(remembered, home);
    goTo(path === "/" ? homePath(language) : path);
  };
}
