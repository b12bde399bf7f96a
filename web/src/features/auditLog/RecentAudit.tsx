import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { exactTime } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { noAuditFilter } from "./auditUrl.ts";
import { AuditEntries } from "./AuditEntries.tsx";
import { auditFeed } from "./auditLog.data.ts";

const shown = 5;

/** The latest few entries, live. */
export function RecentAudit({ person }: { person: (who: string) => ReactNode }) {
  const { t } = useTranslation("auditLog");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const feed = useLiveQuery(
    "auditLog/recent",
    auditFeed(noAuditFilter, shown),
    ({ rows }) => rows.length === 0,
  );
  if (feed.status === "loading") return <Skeleton variant="rounded" height={320} />;
  if (feed.status === "error") return <LoadProblem failure={feed.failure} onRetry={feed.retry} />;
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      {feed.status === "empty" ? (
        <Typography sx={{ padding: 2.5 }}>{t("empty.title")}</Typography>
      ) : (
        <AuditEntries
          rows={feed.value.rows.slice(0, shown)}
          label={t("recent.title")}
          person={person}
          pathOf={null}
          timeText={(at) => exactTime(at, language, timeZone)}
        />
      )}
    </Paper>
  );
}
