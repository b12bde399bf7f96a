import BellIcon from "@mui/icons-material/NotificationsNoneOutlined";
import Badge from "@mui/material/Badge";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { FlyoutButton } from "../../ui/dialogs/FlyoutButton.tsx";
import { later } from "../../ui/later.ts";
import { unreadNotifications } from "./notifications.data.ts";
import { useNewlyUnread } from "./useNewlyUnread.ts";

/**
 * Shows the number of unread notifications, live, and opens the list. Notifications that arrive
 * while the page is open are announced politely.
 */
export function NotificationBell({ uid }: { uid: string }) {
  const { t } = useTranslation("notifications");
  const live = useLiveQuery("notifications/unread", unreadNotifications(uid));
  const unread = live.status === "content" ? live.value.rows : [];
  const arrived = useNewlyUnread(live.status === "content" ? live.value : null);
  const name =
    unread.length === 0 ? t("title") : t("unread", { amount: badgeNumber(unread.length) });
  return (
    <>
      <FlyoutButton
        name={name}
        label={t("title")}
        icon={
          unread.length === 0 ? (
            <BellIcon />
          ) : (
            <Badge badgeContent={unread.length} max={mostCounted} color="secondary">
              <BellIcon />
            </Badge>
          )
        }
      >
        {(flyout) => <NotificationFlyout uid={uid} unread={unread} flyout={flyout} />}
      </FlyoutButton>
      <Announcement>
        {arrived === null
          ? null
          : t("arrived", { what: t(`kind.${arrived.kind}`), amount: badgeNumber(arrived.unread) })}
      </Announcement>
    </>
  );
}

const NotificationFlyout = later(
  async () => (await import("./NotificationFlyout.tsx")).NotificationFlyout,
);

/** Higher counts show as `9+`, so that the query reads no more rows than needed. */
const mostCounted = 9;

function badgeNumber(unread: number): string {
  return unread > mostCounted ? `${mostCounted}+` : String(unread);
}
