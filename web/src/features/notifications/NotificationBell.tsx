import BellIcon from "@mui/icons-material/NotificationsNoneOutlined";
import Badge from "@mui/material/Badge";
import { keyframes } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { FlyoutButton } from "../../ui/dialogs/FlyoutButton.tsx";
import { later } from "../../ui/later.ts";
import type { NotificationArea } from "./NotificationList.tsx";
import {
  unreadNotifications,
  type NotificationPage,
  type NotificationRow,
} from "./notifications.data.ts";
import { useNotificationText } from "./useNotificationText.ts";

/**
 * Shows the number of unread notifications, live, and opens the list. Notifications that arrive
 * while the page is open are announced politely.
 */
export function NotificationBell({ uid, area }: { uid: string; area: NotificationArea }) {
  const { t } = useTranslation("notifications");
  const live = useLiveQuery("notifications/unread", unreadNotifications(uid));
  const unread = live.status === "content" ? live.value.rows : [];
  const arrived = useNewlyUnread(live.status === "content" ? live.value : null);
  const what = useNotificationText(arrived?.item ?? null);
  const amountOf = (count: number) =>
    count > mostCounted ? t("moreThan", { most: mostCounted }) : String(count);
  const name = unread.length === 0 ? t("title") : t("unread", { amount: amountOf(unread.length) });
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
              badgeContent={unread.length}
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

const NotificationFlyout = later(
  async () => (await import("./NotificationFlyout.tsx")).NotificationFlyout,
);

/** Higher counts show as `9+`, so that the query reads no more rows than needed. */
const mostCounted = 9;

const swing = keyframes({
  "25%": { transform: "rotate(14deg)" },
  "75%": { transform: "rotate(-14deg)" },
});

const ringing = {
  "@media (prefers-reduced-motion: no-preference)": {
    "& > svg": { animation: `${swing} 180ms ease-out 2` },
  },
} as const;

/** A notification that has arrived, and the number of unread ones at that moment. */
type Arrival = { item: NotificationRow; unread: number };

/**
 * The latest notification that has arrived since the page was opened. Null if none has, or if all
 * are read. Reading other notifications does not change it.
 */
function useNewlyUnread(page: NotificationPage | null): Arrival | null {
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
    else if (time > mark) setArrived({ item: newest, unread: page.rows.length });
    latest.current = new Date(Math.max(mark, time));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time identifies the newest item
  }, [isKnown, time]);

  return arrived;
}
