import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { SproutPicture, WiltedPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { queryOfAuditFilter, noAuditFilter, selectionOf, type AuditFilter } from "./auditUrl.ts";
import { AuditDayList } from "./AuditDayList.tsx";
import { auditFeed, type AuditFeed } from "./auditLog.data.ts";

type AuditListProps = {
  filter: AuditFilter;
  /** The path to the entries of a filter. */
  pathOf: (filter: AuditFilter) => string;
  person: (who: string) => ReactNode;
  onClear: () => void;
};

const pageSize = 25;

/** The log by days, live and newest first, with older entries on request. */
export function AuditList({ filter, pathOf, person, onClear }: AuditListProps) {
  const { t } = useTranslation("auditLog");
  const failureText = useFailureText();
  const zone = useKnownTimeZone();
  const feed = useLiveQuery(
    `auditLog/${zone}/${queryOfAuditFilter(filter).toString()}`,
    auditFeed(selectionOf(filter, zone), pageSize),
    ({ rows, more }) => rows.length === 0 && more === "none",
  );
  const isFiltered = filter !== noAuditFilter && Object.values(filter).some(Boolean);
  return (
    <Paper variant="outlined" sx={{ borderRadius: "12px" }}>
      {feed.status === "loading" ? (
        <Waiting />
      ) : feed.status === "error" ? (
        <Box role="alert">
          <StateMessage
            picture={<WiltedPicture />}
            title={t("failed.title")}
            action={
              <Button variant="contained" onClick={feed.retry}>
                {t("failed.retry")}
              </Button>
            }
          >
            {failureText(feed.failure)}
          </StateMessage>
        </Box>
      ) : feed.status === "empty" ? (
        <StateMessage
          picture={<SproutPicture />}
          title={t(isFiltered ? "empty.filteredTitle" : "empty.title")}
          action={isFiltered ? <Button onClick={onClear}>{t("empty.clear")}</Button> : undefined}
        >
          {t(isFiltered ? "empty.filteredBody" : "empty.body")}
        </StateMessage>
      ) : (
        <>
          <AuditDayList
            rows={feed.value.rows}
            zone={zone}
            person={person}
            pathOf={(only) => pathOf({ ...filter, ...only })}
          />
          <Older feed={feed.value} />
        </>
      )}
    </Paper>
  );
}

/** The foot of the list: a button for older entries, or a note that there are none. */
function Older({ feed }: { feed: AuditFeed }) {
  const { t } = useTranslation("auditLog");
  return (
    <Box
      sx={{
        display: "grid",
        placeItems: "center",
        minHeight: 56,
        borderTop: 1,
        borderColor: "divider",
        color: "text.secondary",
      }}
    >
      {feed.more === "none" ? t("older.none") : <ShowMore {...feed} />}
    </Box>
  );
}

function Waiting() {
  const { t } = useTranslation("auditLog");
  return (
    <Box sx={{ padding: 2, display: "grid", gap: 2 }}>
      <Announcement>{t("loading")}</Announcement>
      {Array.from({ length: 14 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={20} />
      ))}
    </Box>
  );
}
