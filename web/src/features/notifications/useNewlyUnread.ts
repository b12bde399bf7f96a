import type { NotificationKind } from "@salvia/domain/mail/notification";
import { useEffect, useRef, useState } from "react";

import type { NotificationPage } from "./notifications.data.ts";

/** A notification that has arrived, and the number of unread ones at that moment. */
type Arrival = { kind: NotificationKind; unread: number };

/**
 * The latest notification that has arrived since the page was opened. Null if none has, or if all
 * are read. Reading other notifications does not change it.
 */
export function useNewlyUnread(page: NotificationPage | null): Arrival | null {
  const latest = useRef<Date | null>(null);
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const isKnown = page?.fresh === true;
  const newest = page?.rows[0];
  const time = newest?.at.getTime() ?? 0;

  useEffect(() => {
    if (!isKnown) return;
    // The first answer sets the baseline, so that earlier notifications do not count as new.
    const mark = latest.current?.getTime() ?? time;
    if (newest === undefined) setArrived(null);
    else if (time > mark) setArrived({ kind: newest.kind, unread: page.rows.length });
    latest.current = new Date(Math.max(mark, time));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time identifies the newest item
  }, [isKnown, time]);

  return arrived;
}
