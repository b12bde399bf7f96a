import { styled } from "@mui/material/styles";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayTitle } from "../../lib/time/calendarDay.ts";
import { Button } from "../../ui/Button.tsx";
import { clockRangeAlone } from "../../ui/time/relativeTime.ts";
import { ZoneSaid } from "../../ui/time/ZoneName.tsx";
import { auditDays, type AuditRun } from "./auditDays.ts";
import {
  AuditActor,
  AuditEntries,
  AuditEntryItem,
  AuditPeople,
  AuditRows,
  AuditSubject,
  type AuditLinks,
} from "./AuditEntries.tsx";
import type { AuditRow } from "./auditLog.data.ts";

type AuditDayListProps = AuditLinks & { rows: readonly AuditRow[]; zone: string };

/** Log entries under headings of their days. What someone did several times in a row is one row. */
export function AuditDayList({ rows, zone, ...links }: AuditDayListProps) {
  const { t } = useTranslation("auditLog");
  const { language } = useLanguage();
  // The entries of opened runs. A run stays open while it grows at either end.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const timeText = (from: Date, until = from) => clockRangeAlone(from, until, language, zone);

  function toggle({ rows: own }: AuditRun, isOpen: boolean) {
    const next = new Set(opened);
    for (const { id } of own) {
      if (isOpen) next.delete(id);
      else next.add(id);
    }
    setOpened(next);
  }

  const days = auditDays(rows, zone).map(({ day, runs }) => {
    const title = dayTitle(day, language);
    return (
      <section key={day} aria-label={title}>
        <DayHeading>{title}</DayHeading>
        <AuditRows aria-label={t("dayList", { day: title })}>
          {runs.map((run) => {
            // New entries join a run at its other end.
            const key = run.oldest.id;
            if (run.rows.length === 1) {
              return (
                <AuditEntryItem key={key} entry={run.newest.entry} timeText={timeText} {...links} />
              );
            }
            const isOpen = run.rows.some(({ id }) => opened.has(id));
            return (
              <RunItem
                key={key}
                run={run}
                isOpen={isOpen}
                onToggle={() => toggle(run, isOpen)}
                timeText={timeText}
                {...links}
              />
            );
          })}
        </AuditRows>
      </section>
    );
  });
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  return (
    <Days>
      <ZoneSaid from={oldest.entry.at} until={newest.entry.at}>
        {days}
      </ZoneSaid>
    </Days>
  );
}

const Days = styled("div")({ "& > p": { paddingInline: 16, paddingBlock: 8 } });

type RunItemProps = AuditLinks & {
  run: AuditRun;
  isOpen: boolean;
  onToggle: () => void;
  timeText: (from: Date, until?: Date) => string;
};

/** A row for several entries, which opens to show each of them. */
function RunItem({ run, isOpen, onToggle, timeText, ...links }: RunItemProps) {
  const { t } = useTranslation("auditLog");
  const listId = useId();
  const { newest, oldest, rows } = run;
  const { action, by, uid, at } = newest.entry;
  const what = t(`action.${action}`);
  const title = t("withDetail", { what, detail: t("repeated", { count: rows.length }) });
  return (
    <li>
      <div>
        <b>
          <Toggle
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            endIcon={<ExpandMoreIcon />}
            onClick={onToggle}
          >
            {title}
          </Toggle>
        </b>
      </div>
      <time dateTime={oldest.entry.at.toISOString()}>{timeText(oldest.entry.at, at)}</time>
      <AuditPeople>
        {rows.every(({ entry }) => entry.uid === uid) ? (
          <AuditSubject entry={newest.entry} {...links} />
        ) : null}
        <AuditActor by={by} {...links} />
      </AuditPeople>
      {isOpen ? (
        <Opened id={listId}>
          <AuditEntries rows={rows} label={title} timeText={timeText} withoutActor {...links} />
        </Opened>
      ) : null}
    </li>
  );
}

const DayHeading = styled("h2")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: "5px 16px",
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.hover,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  "section:first-of-type > &": { borderTop: 0, borderRadius: "12px 12px 0 0" },
}));

/** Keeps the text where that of other rows is. */
/** Keeps the text where that of other rows is. */
const Toggle = styled(Button)({
  minHeight: 0,
  margin: "-3px -8px",
  padding: "3px 8px",
  font: "inherit",
  fontWeight: 600,
  textAlign: "start",
  letterSpacing: "inherit",
  lineHeight: "inherit",
  "& svg": { fontSize: "1.25rem" },
  '&[aria-expanded="true"] svg': { transform: "rotate(180deg)" },
});

const Opened = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  marginTop: 8,
  backgroundColor: theme.vars.palette.action.hover,
  borderRadius: 8,
}));
