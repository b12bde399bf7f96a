import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { uidSchema } from "@salvia/domain/account/account";
import type { AuditEntry } from "@salvia/domain/account/auditEntry";
import { insurersDay } from "@salvia/domain/account/insurersDay";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { erasedCount } from "@salvia/domain/privacy/erasure";
import type { TFunction } from "i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { dayInWords } from "../../lib/time/calendarDay.ts";
import { exactTime } from "../../ui/time/relativeTime.ts";
import type { AuditFilter } from "./auditUrl.ts";
import type { AuditRow } from "./auditLog.data.ts";

type AuditEntriesProps = {
  rows: readonly AuditRow[];
  /** The accessible name of the list. */
  label: string;
  /** Renders a person's name. */
  person: (who: string) => ReactNode;
  /** The path to a person's entries; null to omit the links. */
  pathOf: ((only: Partial<AuditFilter>) => string) | null;
};

/** Log entries: what was done, when, to which account, and by whom. */
export function AuditEntries({ rows, label, person, pathOf }: AuditEntriesProps) {
  const { t } = useTranslation(["auditLog", "people"]);
  const { language } = useLanguage();
  return (
    <List aria-label={label}>
      {rows.map(({ id, entry }) => (
        <li key={id}>
          <b>{describeAuditEntry(entry, t)}</b>
          <time dateTime={entry.at.toISOString()}>{exactTime(entry.at, language)}</time>
          {entry.action === "personErased" || entry.action === "personExported" ? (
            <p>
              {t("whichLead")} {entry.uid}
            </p>
          ) : entry.action === "switchesChanged" ? null : (
            <p>
              {t("whom")}{" "}
              <Named who={entry.uid} title={t("onlyWhom")} to={pathOf?.({ whom: entry.uid })}>
                {person(entry.uid)}
              </Named>
            </p>
          )}
          <p>
            {t("by")}{" "}
            <Named who={entry.by} title={t("onlyBy")} to={pathOf?.({ by: entry.by })}>
              {person(entry.by)}
            </Named>
          </p>
          {entry.action === "workHandedOver" || entry.action === "leadsAssigned" ? (
            <p className="whole">
              {t("to")} {entry.to === null ? t("pool") : person(entry.to)}
            </p>
          ) : null}
          {entry.action === "treatmentChanged" ? (
            <Clinicians entry={entry} person={person} />
          ) : null}
          <AuditTimes entry={entry} />
        </li>
      ))}
    </List>
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
  const time = (moment: Date) => exactTime(moment, language);
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

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.9375rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
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

/** Describes an entry in the reader's language: its action and its details. */
function describeAuditEntry(entry: AuditEntry, t: TFunction<["auditLog", "people"]>): string {
  const what = t(`action.${entry.action}`);
  const detail = detailOf(entry, t);
  return detail === null ? what : t("withDetail", { what, detail });
}

function detailOf(entry: AuditEntry, t: TFunction<["auditLog", "people"]>): string | null {
  if (entry.action === "leadsExported") {
    return t(`exported.${entry.filter.view}`, { count: entry.count });
  }
  if (entry.action === "leadsAssigned") return t("assigned", { count: entry.count });
  if (entry.action === "importUndone") {
    const { removed, kept } = entry;
    const texts = {
      removed: t("undone.removed", { count: removed }),
      kept: t("undone.kept", { count: kept }),
    };
    return t("undone.both", texts);
  }
  if (entry.action === "switchesChanged") {
    const name = t(`feature.${entry.feature}`);
    return t(entry.off ? "switchedOff" : "switchedOn", { name });
  }
  if (entry.action === "patientsImported") {
    const { added, changed } = entry;
    const texts = {
      added: t("patients.added", { count: added }),
      changed: t("patients.changed", { count: changed }),
    };
    return t("patients.both", texts);
  }
  if (entry.action === "accountsListed") {
    const which = entry.role === null ? t("listed.any") : t(`people:role.${entry.role}`);
    return entry.isSearch ? t("listed.search", { which }) : which;
  }
  if (entry.action === "accountInvited") return t(`people:role.${entry.role}`);
  if (entry.action === "personErased") return t("entries", { count: erasedCount(entry.erased) });
  if (entry.action === "personExported") return t("entries", { count: entry.count });
  if (entry.action !== "roleChanged") return null;
  const [from, to] = [entry.from, entry.to].map((role) => t(`people:role.${role ?? "none"}`));
  return t("roles", { from, to });
}
