import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Flyout, type FlyoutProps } from "../../ui/dialogs/Flyout.tsx";
import { useLiveQuery, type LiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { NotificationList, type NotificationArea } from "./NotificationList.tsx";
import {
  recentNotifications,
  type NotificationPage,
  type NotificationRow,
  markRead,
} from "./notifications.data.ts";
import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";

type NotificationFlyoutProps = Omit<NotificationPanelProps, "onFollow"> & {
  flyout: Omit<FlyoutProps, "children">;
};

/** The dialog that the bell opens. */
export function NotificationFlyout({ flyout, ...panel }: NotificationFlyoutProps) {
  return (
    <Flyout {...flyout}>
      <NotificationPanel {...panel} onFollow={flyout.onClose} />
    </Flyout>
  );
}

type NotificationPanelProps = {
  uid: string;
  area: NotificationArea;
  /** The rows that the bell counts. They are listed even if twenty newer rows exist. */
  unread: readonly NotificationRow[];
  onFollow: () => void;
};

/**
 * The content of the bell's dialog: the latest notifications, live. They are read from the database
 * only once it is open.
 */
function NotificationPanel({ uid, area, unread, onFollow }: NotificationPanelProps) {
  const { t } = useTranslation("notifications");
  const live = useLiveQuery("notifications/recent", recentNotifications(uid));
  const { mark, problem } = useMarkRead(uid);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = live.status === "content" ? merged(live.value.rows, unread) : [];
  const open = rows.filter(({ readAt }) => readAt === null);
  return (
    <Box sx={{ display: "grid" }}>
      <Box sx={head}>
        <Typography
          ref={heading}
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ flexGrow: 1, "&:focus": { outline: "none" } }}
        >
          {t("title")}
        </Typography>
        {open.length === 0 ? null : (
          <Button
            size="small"
            onClick={() => {
              // The pressed button disappears once all notifications are read.
              heading.current?.focus();
              mark(open);
            }}
          >
            {t("markAll")}
          </Button>
        )}
      </Box>
      {problem}
      <Content area={area} live={live} rows={rows} onRead={mark} onFollow={onFollow} />
    </Box>
  );
}

const head = {
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: 1,
  minHeight: 52,
  paddingInline: 2,
  backgroundColor: "background.paper",
} as const;

type ContentProps = {
  area: NotificationArea;
  live: LiveQuery<NotificationPage>;
  rows: readonly NotificationRow[];
  onRead: (rows: readonly NotificationRow[]) => void;
  onFollow: () => void;
};

function Content({ area, live, rows, onRead, onFollow }: ContentProps) {
  const { t } = useTranslation(["notifications", "common"]);
  if (live.status === "error") {
    return (
      <Box sx={{ display: "grid", gap: 1, paddingInline: 2, paddingBottom: 2 }}>
        <LoadProblem of={live} />
      </Box>
    );
  }
  if (live.status !== "content") {
    return (
      <Box
        component="output"
        aria-label={t("common:loading")}
        sx={{ display: "block", paddingInline: 2 }}
      >
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} variant="text" height={56} />
        ))}
      </Box>
    );
  }
  if (rows.length > 0) {
    return <NotificationList area={area} rows={rows} onRead={onRead} onFollow={onFollow} />;
  }
  return (
    <Box
      component="output"
      sx={{ display: "block", paddingInline: 2, paddingBlock: 3, color: "text.secondary" }}
    >
      {live.value.fresh ? t(`empty.${area.about}`) : t("unreachable")}
    </Box>
  );
}

/** Merges two pages, newest first, without duplicates. */
function merged(
  recent: readonly NotificationRow[],
  unread: readonly NotificationRow[],
): readonly NotificationRow[] {
  const byId = new Map([...unread, ...recent].map((row) => [row.id, row]));
  return [...byId.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

type MarkRead = {
  mark: (rows: readonly NotificationRow[]) => void;
  /** An error message if marking failed, else null. */
  problem: ReactNode;
};

/** Marks notifications as read, which shows at once, and reports a refusal by the server. */
function useMarkRead(uid: string): MarkRead {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);

  function mark(rows: readonly NotificationRow[]) {
    setFailure(null);
    markRead(uid, rows).catch((error: unknown) => setFailure(failureOf(error)));
  }

  const problem = failure && (
    <Box sx={{ paddingInline: 2 }}>
      <Notice severity="error">{failureText(failure)}</Notice>
    </Box>
  );
  return { mark, problem };
}
