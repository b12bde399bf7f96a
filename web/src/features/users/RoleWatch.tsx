import { useEffect, useRef } from "react";

import { useLive } from "../../firebase/live.tsx";
import { isOutdated } from "./roleChange.ts";
import { renewToken, tokenIssuedAt, userDocument } from "./users.data.ts";

/**
 * Notices that the server has given this user another role. The claims in a token are a snapshot, so
 * an open tab would go on with the old role for an hour; with a new token the session, and the guards
 * that follow it, know at once.
 */
export function RoleWatch({ uid }: { uid: string }) {
  const live = useLive("user", userDocument(uid));
  const changedAt =
    live.status === "content" ? (live.value?.roleChangedAt?.getTime() ?? null) : null;
  const answered = useRef<number | null>(null);

  useEffect(() => {
    if (changedAt === null || changedAt === answered.current) return;
    answered.current = changedAt;
    void renewIfOutdated(new Date(changedAt)).catch(() => {
      // Without a connection there is no new token; the next change of the document tries again.
      answered.current = null;
    });
  }, [changedAt]);

  return null;
}

async function renewIfOutdated(changedAt: Date): Promise<void> {
  const issuedAt = await tokenIssuedAt();
  if (issuedAt !== null && isOutdated(issuedAt, changedAt)) await renewToken();
}
