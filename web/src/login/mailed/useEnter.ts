import { homePath } from "@salvia/domain/paths";
import { homePathOf } from "@salvia/domain/roles";

import { useLanguage } from "../../i18n/useLanguage.ts";
import type { Session } from "../../session/session.ts";

/** Leads someone who has just signed in to where the server says; home is that of their language. */
export function useEnter(session: Session, goTo: (path: string) => void) {
  const { language } = useLanguage();
  return (redirectPath: string | null) => {
    const path = redirectPath ?? homePathOf(session.getState().user?.role ?? null);
    goTo(path === "/" ? homePath(language) : path);
  };
}
