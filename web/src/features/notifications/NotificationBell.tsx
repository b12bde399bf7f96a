import BellIcon from "@mui/icons-material/NotificationsNoneOutlined";
import Badge from "@mui/material/Badge";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { Announcement } from "../../ui/Announcement.tsx";
import { FlyoutButton } from "../../ui/FlyoutButton.tsx";
import { later } from "../../ui/later.ts";
import { unreadNotifications } from "./notifications.data.ts";
import { useNewlyUnread } from "./useNewlyUnread.ts";

/**
 * How much there is that a user has not read, live, and the way to it. What arrives while the page is
 * open is read out at the next pause.
 */
export function NotificationBell({ uid }: { uid: string }) {
  const { t } = useTranslation("notifications");
  const live = useLiveQuery("notifications/unread", unreadNotifications(uid));
  const unread = live.status === "content" ? live.value.rows : [];
  const arrived = useNewlyUnread(live.status === "content" ? live.value : null);
  const name = unread.length === 0 ? t("title") : t("unread", { amount: told(unread.length) });
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
          : t("arrived", { what: t(`kind.${arrived.kind}`), amount: told(arrived.unread) })}
      </Announcement>
    </>
  );
}

const NotificationFlyout = later(
  async () => (await import("./NotificationFlyout.tsx")).NotificationFlyout,
);

/** What is more is told as `9+`, so that nobody pays for counting what nobody reads. */
const mostCounted = 9;

function told(unread: number): string {
  return unread > mostCounted ? `${mostCounted}+` : String(unread);
}
