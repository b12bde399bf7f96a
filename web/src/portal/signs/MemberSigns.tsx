import { useMemo, type ReactNode } from "react";

import { useUnreadByMember } from "../../features/messages/useUnreadMessages.ts";
import { useAuth } from "../../session/useAuth.ts";
import { noSigns, SignsContext } from "./signs.ts";

/** Counts the messages that a member has not read, on every page. */
export function MemberSigns({ children }: { children: ReactNode }) {
  const messages = useUnreadByMember(useAuth().user?.uid ?? "");
  const signs = useMemo(() => ({ ...noSigns, messages }), [messages]);
  return <SignsContext value={signs}>{children}</SignsContext>;
}
