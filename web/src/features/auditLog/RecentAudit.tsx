import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { AuditDayList } from "./AuditDayList.tsx";
import { auditDays } from "./auditDays.ts";
import { noAuditFilter } from "./auditUrl.ts";
import { auditFeed } from "./auditLog.data.ts";

/** How many rows are shown, and from how many entries: a row may stand for several. */
const shown = 6;
const read = 20;

/** The latest few entries, live. What someone did several times in a row is one row. */
export function RecentAudit({ person }: { person: (who: string) => ReactNode }) {
  const { t } = useTranslation("auditLog");
  const zone = useKnownTimeZone();
  const feed = useLiveQuery(
    "auditLog/recent",
    auditFeed(noAuditFilter, read),
    ({ rows }) => rows.length === 0,
  );
  if (feed.status === "loading") return <Skeleton variant="rounded" height={320} />;
  if (feed.status === "error") return <LoadProblem of={feed} />;
  const entries = feed.status === "empty" ? [] : feed.value.rows.slice(0, read);
  const runs = auditDays(entries, zone).flatMap((each) => each.runs);
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      {feed.status === "empty" ? (
        <Typography sx={{ padding: 2.5 }}>{t("empty.title")}</Typography>
      ) : (
        <AuditDayList
          rows={runs.slice(0, shown).flatMap(({ rows }) => rows)}
          zone={zone}
          person={person}
          pathOf={null}
        />
      )}
    </Paper>
  );
}
