import { homePath } from "@salvia/domain/site/paths";
import { homePathOf } from "@salvia/domain/account/role";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { pathAfterSignIn } from "../../session/pathAfterSignIn.ts";
import type { Session } from "../../session/session.ts";

/**
 * Returns a function that leads a user who has just signed in to the `next` path of the address, if
 * their role allows it, or else where the server says. The home page is in their language.
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
