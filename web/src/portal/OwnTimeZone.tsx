import type { ReactNode } from "react";

import { useOwnUser } from "../features/users/useOwnUser.ts";
import { useAuth } from "../session/useAuth.ts";
import { TimeZoneContext } from "../ui/time/useTimeZone.ts";

/** Shows all times below it in the time zone of the user's profile. */
export function OwnTimeZone({ children }: { children: ReactNode }) {
  const own = useOwnUser(useAuth().user?.uid ?? "");
  const known = own.status === "content" ? own.value.user?.timezone : undefined;
  const timeZone = own.status === "loading" ? null : known;
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}
