import { useEffect, useMemo, useRef } from "react";

import {
  markRead,
  unreadNotifications,
  type NotificationRow,
} from "../../../features/notifications/notifications.data.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useAuth } from "../../../session/useAuth.ts";

/** The leads whose person has written again, which the user has not read. */
export function useWroteAgain(): ReadonlySet<string> {
  const unread = useUnread();
  return useMemo(
    () => new Set(unread.flatMap((item) => (item.kind === "newEnquiry" ? [item.leadId] : []))),
    [unread],
  );
}

/** Marks the notifications about a lead as read, because its page shows them. */
export function useReadNotifications(leadId: string): void {
  const uid = useAuth().user?.uid ?? "";
  const unread = useUnread();
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const rows = unread.filter(
      (item) => "leadId" in item && item.leadId === leadId && !tried.current.has(item.id),
    );
    if (rows.length === 0) return;
    for (const { id } of rows) tried.current.add(id);
    // If it fails, the bell still shows them.
    markRead(uid, rows).catch(() => {});
  }, [unread, leadId, uid]);
}

/** What the bell counts: it subscribes to the same query, so this reads nothing more. */
function useUnread(): readonly NotificationRow[] {
  const uid = useAuth().user?.uid ?? "";
  const live = useLiveQuery("notifications/unread", unreadNotifications(uid));
  return live.status === "content" ? live.value.rows : none;
}

const none: readonly NotificationRow[] = [];
