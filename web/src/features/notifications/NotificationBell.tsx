import BellIcon from "@mui/icons-material/NotificationsNoneOutlined";
import Badge from "@mui/material/Badge";
import { keyframes } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { FlyoutButton } from "../../ui/dialogs/FlyoutButton.tsx";
import { later } from "../../ui/later.ts";
import type { NotificationArea } from "./NotificationList.tsx";
import {
  newInPool,
  unreadNotifications,
  type NotificationPage,
  type NotificationRow,
} from "./notifications.data.ts";
import { mostCounted, useAmount, useNotificationText } from "./useNotificationText.ts";

type NotificationBellProps = {
  uid: string;
  area: NotificationArea;
  /** Up to when the user has seen the pool; null: is not to know of it; undefined: not known yet. */
  poolSeenAt: Date | null | undefined;
};

/**
 * Shows the number of unread notifications and of new leads in the pool, live, and opens the list.
 * Those that arrive while the page is open are announced politely.
 */
export function NotificationBell({ uid, area, poolSeenAt }: NotificationBellProps) {
  const { t } = useTranslation("notifications");
  const amountOf = useAmount();
  const own = useLiveQuery("notifications/unread", unreadNotifications(uid));
  const pool = useLiveQuery(
    `notifications/pool/${poolSeenAt && poolSeenAt.getTime()}`,
    poolSeenAt ? newInPool(poolSeenAt) : noneNew(poolSeenAt === null),
  );
  const pages = [own, pool].flatMap((live) => (live.status === "content" ? [live.value] : []));
  const unread = pages
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const count = unread.reduce((sum, row) => sum + (row.kind === "newLeads" ? row.count : 1), 0);
  const isFresh = pages.length === 2 && pages.every(({ fresh }) => fresh);
  const arrived = useNewlyUnread(unread[0], count, isFresh);
  const what = useNotificationText(arrived?.item ?? null);
  const name = count === 0 ? t("title") : t("unread", { amount: amountOf(count) });
  return (
    <>
      <FlyoutButton
        name={name}
        label={t("title")}
        icon={
          unread.length === 0 ? (
            <BellIcon />
          ) : (
            // The animation shows an arrival when the number already says "9+".
            <Badge
              key={arrived?.item.at.getTime()}
              badgeContent={count}
              max={mostCounted}
              color="secondary"
              sx={arrived === null ? {} : ringing}
            >
              <BellIcon />
            </Badge>
          )
        }
      >
        {(flyout) => <NotificationFlyout uid={uid} area={area} unread={unread} flyout={flyout} />}
      </FlyoutButton>
      <Announcement>
        {arrived === null || what === null
          ? null
          : t("arrived", { what, amount: amountOf(arrived.unread) })}
      </Announcement>
    </>
  );
}

function noneNew(fresh: boolean): Source<NotificationPage> {
  return (onValue) => {
    onValue({ rows: [], fresh });
    return () => {};
  };
}

const NotificationFlyout = later(
  async () => (await import("./NotificationFlyout.tsx")).NotificationFlyout,
);

const swing = keyframes({
  "25%": { transform: "rotate(14deg)" },
  "75%": { transform: "rotate(-14deg)" },
});

const ringing = {
  "@media (prefers-reduced-motion: no-preference)": {
    "& > svg": { animation: `${swing} 180ms ease-out 2` },
  },
} as const;

type Arrival = { item: NotificationRow; unread: number };

/**
 * The latest notification that has arrived since the page was opened. Null if none has, or if all
 * are read. Reading other notifications does not change it.
 */
function useNewlyUnread(
  newest: NotificationRow | undefined,
  unread: number,
  isKnown: boolean,
): Arrival | null {
  const latest = useRef<Date | null>(null);
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const time = newest?.at.getTime() ?? 0;

  useEffect(() => {
    if (!isKnown) return;
    // The first answer sets the baseline, so that earlier notifications do not count as new.
    const mark = latest.current?.getTime() ?? time;
    if (newest === undefined) setArrived(null);
    else if (time > mark) setArrived({ item: newest, unread });
    latest.current = new Date(Math.max(mark, time));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time identifies the newest item
  }, [isKnown, time]);

  return arrived;
}
