import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { uidSchema } from "@salvia/domain/account/account";
import type { AuditEntry } from "@salvia/domain/account/auditEntry";
import { insurersDay } from "@salvia/domain/account/insurersDay";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayInWords } from "../../lib/time/plainDay.ts";
import { exactTime } from "../../ui/time/relativeTime.ts";
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
  /** Formats the time of an entry. */
  timeText: (at: Date) => string;
};

/** A log entry: what was done, when, to which account, and by whom. */
export function AuditEntryItem({ entry, timeText, ...links }: AuditEntryItemProps) {
  const { t } = useTranslation(["auditLog", "people"]);
  const { person } = links;
  return (
    <li>
      <b>{describeAuditEntry(entry, t)}</b>
      <time dateTime={entry.at.toISOString()}>{timeText(entry.at)}</time>
      <AuditSubject entry={entry} {...links} />
      <AuditActor by={entry.by} {...links} />
      {entry.action === "workHandedOver" || entry.action === "leadsAssigned" ? (
        <p className="whole">
          {t("to")} {entry.to === null ? t("pool") : person(entry.to)}
        </p>
      ) : null}
      {entry.action === "treatmentChanged" ? <Clinicians entry={entry} person={person} /> : null}
      <AuditTimes entry={entry} />
    </li>
  );
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
    <p>
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
          <p className="whole" key={kind}>
            {t(`treatment.${kind}`)}{" "}
            {entry[kind].map((uid, at) => (
              <Fragment key={uid}>
                {at === 0 ? "" : ", "}
                {person(uid)}
              </Fragment>
            ))}
          </p>
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
    return (
      <p className="whole">{t("times.moved", { from: time(entry.from), to: time(entry.to) })}</p>
    );
  }
  const inWords = (day: string | null) =>
    day === null ? t("endDate.none") : dayInWords(day, insurersDay(entry.at), language);
  if (entry.action === "endDateChanged") {
    const texts = { from: inWords(entry.from), to: inWords(entry.to) };
    return <p className="whole">{t("endDate.changed", texts)}</p>;
  }
  if (entry.action === "accountDisabled" && entry.endedOn !== undefined) {
    return <p className="whole">{t("endDate.ended", { day: inWords(entry.endedOn) })}</p>;
  }
  if (entry.action !== "recordOpened" || entry.startsAt === undefined) return null;
  return (
    <>
      <p className="whole">{t("times.appointment", { time: time(entry.startsAt) })}</p>
      {entry.flagged ? (
        <p className="whole">
          <strong>{t("times.shortNotice")}</strong> {entry.reason}
        </p>
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

/** The list in which entries are rows with the same columns. */
export const AuditRows = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.9375rem",
  // In half a page, each fact takes a line of its own.
  containerType: "inline-size",
  "@container (max-width: 560px)": { "& p": { gridColumn: "1 / -1" } },
  "& > li": {
    display: "grid",
    // Wide enough for a range of times, so that the columns of all rows are in line.
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(7.5rem, auto)",
    columnGap: 24,
    rowGap: 2,
    padding: "12px 20px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:last-of-type": { borderBottom: 0 },
  "& b": { gridColumn: "1 / 3", fontWeight: 600 },
  "& p": { margin: 0, overflowWrap: "anywhere" },
  "& .whole": { gridColumn: "1 / -1" },
  "& p, & time": { color: theme.vars.palette.text.secondary },
  "& time": { justifySelf: "end", whiteSpace: "nowrap", fontSize: "0.875rem" },
  [theme.breakpoints.down("sm")]: {
    "& > li": { gridTemplateColumns: "minmax(0, 1fr)", padding: "12px 16px" },
    "& b": { gridColumn: "auto" },
    "& time": { justifySelf: "start", order: 1 },
  },
}));
