import type { NotificationKind } from "@salvia/domain/mail/notification";
import { useEffect, useRef, useState } from "react";

import type { NotificationPage } from "./notifications.data.ts";

/** A notification that has arrived, and how many were unread then. */
type Arrival = { kind: NotificationKind; unread: number };

/**
 * The latest notification that has arrived since the page was opened; null while none has, and
 * where all are read. It is as it was on arrival: reading others is no news.
 */
export function useNewlyUnread(page: NotificationPage | null): Arrival | null {
  const latest = useRef<Date | null>(null);
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const isKnown = page?.fresh === true;
  const newest = page?.rows[0];
  const time = newest?.at.getTime() ?? 0;

  useEffect(() => {
    if (!isKnown) return;
    // What was there before is no news: the first answer sets the mark.
    const mark = latest.current?.getTime() ?? time;
    if (newest === undefined) setArrived(null);
    else if (time > mark) setArrived({ kind: newest.kind, unread: page.rows.length });
    latest.current = new Date(Math.max(mark, time));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the newest moment stands for its item
  }, [isKnown, time]);

  return arrived;
}
