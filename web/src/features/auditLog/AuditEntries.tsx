import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { uidSchema } from "@salvia/domain/account/account";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { insurersDay } from "@salvia/domain/site/insurersDay";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayIn, dayInWords } from "../../lib/time/plainDay.ts";
import { clockRangeAlone, exactTime } from "../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import type { AuditFilter } from "./auditUrl.ts";
import type { AuditRow } from "./auditLog.data.ts";
import { describeAuditEntry } from "./describeAuditEntry.ts";

type AuditEntriesProps = Omit<AuditEntryItemProps, "entry"> & {
  rows: readonly AuditRow[];
  /** The accessible name of the list. */
  label: string;
};

/** A list of log entries. */
export function AuditEntries({ rows, label, ...shared }: AuditEntriesProps) {
  return (
    <AuditRows aria-label={label}>
      {rows.map(({ id, entry }) => (
        <AuditEntryItem key={id} entry={entry} {...shared} />
      ))}
    </AuditRows>
  );
}

type AuditEntryItemProps = AuditLinks & {
  entry: AuditEntry;
  timeText: (at: Date) => string;
  /** Whether to omit who did it, which the row above says. */
  withoutActor?: boolean;
};

/** A log entry in a row: what was done, when, to which account, and by whom. */
export function AuditEntryItem({
  entry,
  timeText,
  withoutActor = false,
  ...links
}: AuditEntryItemProps) {
  const { t } = useTranslation(["auditLog", "people"]);
  const { person } = links;
  return (
    <li>
      <div>
        <b>{describeAuditEntry(entry, t)}</b>
        {entry.action === "workHandedOver" || entry.action === "leadsAssigned" ? (
          <span>
            {t("to")} {entry.to === null ? t("pool") : person(entry.to)}
          </span>
        ) : null}
        {entry.action === "treatmentChanged" ? <Clinicians entry={entry} person={person} /> : null}
        <AuditTimes entry={entry} />
      </div>
      <time dateTime={entry.at.toISOString()}>{timeText(entry.at)}</time>
      <AuditPeople>
        <AuditSubject entry={entry} {...links} />
        {withoutActor ? null : <AuditActor by={entry.by} {...links} />}
      </AuditPeople>
    </li>
  );
}

/** Whom a row is about, and who did it: two columns, or one line where there is less room. */
export function AuditPeople({ children }: { children: ReactNode }) {
  return <div className="people">{children}</div>;
}

/** How the people of an entry are shown. */
export type AuditLinks = {
  /** Renders a person's name. */
  person: (who: string) => ReactNode;
  /** The path to a person's entries; null to omit the links. */
  pathOf: ((only: Partial<AuditFilter>) => string) | null;
};

/** The account or lead that an entry is about. */
export function AuditSubject({ entry, person, pathOf }: AuditLinks & { entry: AuditEntry }) {
  const { t } = useTranslation("auditLog");
  if (entry.action === "switchesChanged" || entry.action === "auditExported") return null;
  // Their row names whom the leads went to.
  if (entry.action === "leadsAssigned") return null;
  // What people do to their own account or work, such as an export, names them once, as its actor.
  if (entry.uid === entry.by) return null;
  if (entry.action === "personErased" || entry.action === "personExported") {
    return (
      <p>
        {t("whichLead")} {entry.uid}
      </p>
    );
  }
  return (
    <p>
      {t("whom")}{" "}
      <Named who={entry.uid} title={t("onlyWhom")} to={pathOf?.({ whom: entry.uid })}>
        {person(entry.uid)}
      </Named>
    </p>
  );
}

/** Who did it. */
export function AuditActor({ by, person, pathOf }: AuditLinks & { by: string }) {
  const { t } = useTranslation("auditLog");
  return (
    <p className="by">
      {t("by")}{" "}
      <Named who={by} title={t("onlyBy")} to={pathOf?.({ by })}>
        {person(by)}
      </Named>
    </p>
  );
}

type CliniciansProps = {
  entry: Extract<AuditEntry, { action: "treatmentChanged" }>;
  person: (who: string) => ReactNode;
};

/** The clinicians who began and who stopped to treat a patient. */
function Clinicians({ entry, person }: CliniciansProps) {
  const { t } = useTranslation("auditLog");
  return (
    <>
      {(["added", "removed"] as const).map((kind) =>
        entry[kind].length === 0 ? null : (
          <span key={kind}>
            {t(`treatment.${kind}`)}{" "}
            {entry[kind].map((uid, at) => (
              <Fragment key={uid}>
                {at === 0 ? "" : ", "}
                {person(uid)}
              </Fragment>
            ))}
          </span>
        ),
      )}
    </>
  );
}

/** The times of an appointment, an end date, and the reason if a record was opened at short notice. */
function AuditTimes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation("auditLog");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const time = (moment: Date) => exactTime(moment, language, timeZone);
  if (entry.action === "appointmentMoved") {
    return <span>{t("times.moved", { from: time(entry.from), to: time(entry.to) })}</span>;
  }
  const inWords = (day: string | null) =>
    day === null ? t("endDate.none") : dayInWords(day, insurersDay(entry.at), language);
  if (entry.action === "endDateChanged") {
    const texts = { from: inWords(entry.from), to: inWords(entry.to) };
    return <span>{t("endDate.changed", texts)}</span>;
  }
  if (entry.action === "accountDisabled" && entry.endedOn !== undefined) {
    return <span>{t("endDate.ended", { day: inWords(entry.endedOn) })}</span>;
  }
  if (entry.action !== "recordOpened" || entry.startsAt === undefined) return null;
  const isSameDay = dayIn(entry.startsAt, timeZone) === dayIn(entry.at, timeZone);
  const { startsAt } = entry;
  // A note above says the zone of the entries, whose clocks may change before another day.
  const start = isSameDay
    ? clockRangeAlone(startsAt, startsAt, language, timeZone)
    : time(startsAt);
  return (
    <>
      <span>{t("times.appointment", { time: start })}</span>
      {entry.flagged ? (
        <span>
          <strong>{t("times.shortNotice")}</strong> {entry.reason}
        </span>
      ) : null}
    </>
  );
}

type NamedProps = { who: string; title: string; to: string | undefined; children: ReactNode };

/**
 * A name with links to the person's other data. An operator at a terminal has no account to link
 * to.
 */
function Named({ who, title, to, children }: NamedProps) {
  if (to === undefined || !uidSchema.safeParse(who).success) return children;
  return (
    <Link component={RouterLink} to={to} title={title}>
      {children}
    </Link>
  );
}

/**
 * The list in which entries are rows with the same columns: one line each, or two where there is
 * less room.
 */
export const AuditRows = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.875rem",
  lineHeight: 1.5,
  containerType: "inline-size",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 16,
    padding: "6px 16px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:last-of-type": { borderBottom: 0 },
  "& > li > div:first-of-type": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: 12,
    overflowWrap: "anywhere",
  },
  "& b": { fontWeight: 600 },
  "& p": { margin: 0, overflowWrap: "anywhere" },
  "& p, & time, & > li > div > span": { color: theme.vars.palette.text.secondary },
  "& time": { fontVariantNumeric: "tabular-nums" },
  "& .people": { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", columnGap: 16 },
  "@container (min-width: 720px)": {
    "& > li": {
      // The times of all rows, some of which are ranges, end at the same place.
      gridTemplateColumns: "9rem minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)",
    },
    "& > li > div:first-of-type": { gridColumn: 2 },
    "& > li > time": { gridColumn: 1, gridRow: 1 },
    "& .people": { display: "contents" },
    "& .people > p": { gridColumn: 3 },
    "& .people > :only-child": { gridColumn: "3 / -1" },
    "& .people > .by": { gridColumn: 4 },
  },
}));
