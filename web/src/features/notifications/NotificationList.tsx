import DoneIcon from "@mui/icons-material/Done";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { OfferedTime } from "@salvia/domain/mail/notification";
import { medicalPaths, memberPaths, salesPaths } from "@salvia/domain/site/paths";
import type { Language } from "@salvia/domain/shared/language";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { capitalized } from "../../lib/capitalized.ts";
import { dayIn, dayInWords, dayMs } from "../../lib/time/plainDay.ts";
import { clockTime, relativeTime } from "../../ui/time/relativeTime.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { useTimeZone } from "../../ui/time/useTimeZone.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { notificationDays, type GroupedKind } from "./notificationDays.ts";
import type { NotificationRow } from "./notifications.data.ts";
import { useAmount, useNotificationText } from "./useNotificationText.ts";

/** What the portal adds to notifications, depending on its area. */
export type NotificationArea = {
  about: "leads" | "appointments";
  appointmentPath: (id: string) => string;
  conversationPath: (id: string) => string;
  /** Renders whose lead it is. Notifications themselves name no one. */
  renderLead: (id: string) => ReactNode;
  renderAppointment: (id: string) => ReactNode;
  renderPartner: (about: "conversation" | "request", id: string) => ReactNode;
  renderOffer: (offer: Pick<OfferedTime, "clinicianId" | "startsAt">) => ReactNode;
};

type NotificationListProps = {
  area: NotificationArea;
  rows: readonly NotificationRow[];
  onRead: (rows: readonly NotificationRow[]) => void;
  onFollow: () => void;
};

/**
 * Notifications by days, each linked to what it is about. Following the link marks it as read. Many
 * of one kind on a day are one row, which opens to show each of them.
 */
export function NotificationList({ rows, ...shared }: NotificationListProps) {
  const { language } = useLanguage();
  const now = useNow();
  const zone = useTimeZone();
  // The kinds of opened groups, by day.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  function toggle(key: string) {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  }

  return notificationDays(rows, zone).map(({ day, groups }) => {
    const title = dayName(day, dayIn(now, zone), language);
    return (
      <section key={day} aria-label={title}>
        <DayHeading>{title}</DayHeading>
        <List aria-label={title}>
          {groups.map((group) => {
            if (group.kind === null) {
              return <Item key={group.newest.id} row={group.newest} {...shared} />;
            }
            const key = `${day} ${group.kind}`;
            return (
              <Group
                key={key}
                kind={group.kind}
                rows={group.rows}
                isOpen={opened.has(key)}
                onToggle={() => toggle(key)}
                {...shared}
              />
            );
          })}
        </List>
      </section>
    );
  });
}

type GroupProps = NotificationListProps & {
  kind: GroupedKind;
  isOpen: boolean;
  onToggle: () => void;
};

function Group({ kind, rows, isOpen, onToggle, ...shared }: GroupProps) {
  const { t } = useTranslation("notifications");
  const listId = useId();
  const title = t(`group.${kind}`, { count: rows.length });
  const unread = rows.filter(({ readAt }) => readAt === null);
  const [newest] = rows;
  return (
    <li data-unread={unread.length > 0}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
      >
        {unread.length > 0 ? <span style={visuallyHidden}>{t("isUnread")} </span> : null}
        <span data-what>
          <span>{title}</span>
          <ExpandMoreIcon fontSize="small" />
        </span>
        {newest === undefined ? null : <ArrivedAt moment={newest.at} />}
      </button>
      {unread.length > 0 ? <MarkButton what={title} onMark={() => shared.onRead(unread)} /> : null}
      {isOpen ? (
        <List id={listId} aria-label={title}>
          {rows.map((row) => (
            <Item key={row.id} row={row} {...shared} />
          ))}
        </List>
      ) : null}
    </li>
  );
}

type ItemProps = Omit<NotificationListProps, "rows"> & { row: NotificationRow };

function Item({ area, row, onRead, onFollow }: ItemProps) {
  const { t } = useTranslation("notifications");
  const amountOf = useAmount();
  const what = useNotificationText(row) ?? t(`kind.${row.kind}`);
  const isUnread = row.readAt === null;
  return (
    <li data-unread={isUnread}>
      <Link
        to={pathOf(row, area)}
        onClick={() => {
          if (isUnread) onRead([row]);
          onFollow();
        }}
      >
        {isUnread ? <span style={visuallyHidden}>{t("isUnread")} </span> : null}
        <span data-what>{what}</span>
        <span>
          {"leadId" in row ? <i>{area.renderLead(row.leadId)}</i> : null}
          {"count" in row ? (
            <i>{t(`count.${row.kind}`, { count: row.count, amount: amountOf(row.count) })}</i>
          ) : null}
          {"appointmentId" in row ? <i>{area.renderAppointment(row.appointmentId)}</i> : null}
          {"conversationId" in row ? (
            <i>{area.renderPartner("conversation", row.conversationId)}</i>
          ) : null}
          {"requestId" in row ? <i>{area.renderPartner("request", row.requestId)}</i> : null}
          {"startsAt" in row ? <i>{area.renderOffer(row)}</i> : null}
          <ArrivedAt moment={row.at} />
        </span>
      </Link>
      {isUnread ? <MarkButton what={what} onMark={() => onRead([row])} /> : null}
    </li>
  );
}

function MarkButton({ what, onMark }: { what: string; onMark: () => void }) {
  const { t } = useTranslation("notifications");
  return (
    <IconButton
      aria-label={t("mark", { what })}
      title={t("markOne")}
      onClick={(event) => {
        // The pressed button disappears, so the focus moves to what its row opens.
        const row = event.currentTarget.closest("li");
        row?.querySelector<HTMLElement>("a, button[aria-expanded]")?.focus();
        onMark();
      }}
    >
      <DoneIcon fontSize="small" />
    </IconButton>
  );
}

/** The time of day below the heading of its day, and how long ago that was, if it was lately. */
function ArrivedAt({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const now = useNow();
  const zone = useTimeZone();
  const time = clockTime(moment, language, zone);
  const isRecent = now.getTime() - moment.getTime() < recentMs;
  return (
    <time dateTime={moment.toISOString()}>
      {isRecent ? `${relativeTime(moment, now, language, zone)} · ${time}` : time}
    </time>
  );
}

const recentMs = 4 * 60 * 60 * 1000;

/** "Today", "Yesterday", or the date. */
function dayName(day: string, today: string, language: Language): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const name =
    days === 0 || days === -1
      ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day")
      : dayInWords(day, today, language);
  return capitalized(name, language);
}

function pathOf(row: NotificationRow, area: NotificationArea): string {
  if ("leadId" in row) return salesPaths.lead(row.leadId);
  if ("appointmentId" in row) return area.appointmentPath(row.appointmentId);
  if ("conversationId" in row) return area.conversationPath(row.conversationId);
  if (row.kind === "stepsDue") return salesPaths.home;
  if (row.kind === "leadsAssigned") return salesPaths.leads;
  if (row.kind === "newLeads") return salesPaths.pool;
  if (row.kind === "treatmentRequested") return medicalPaths.calendar;
  if (row.kind === "treatmentAnswered") return memberPaths.clinicians;
  return memberPaths.offer(row.id);
}

const DayHeading = styled("h3")(({ theme }) => ({
  margin: 0,
  padding: "4px 16px",
  fontSize: "0.8125rem",
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.action.hover,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: "0.875rem",
  lineHeight: 1.45,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 4,
    paddingInlineEnd: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > a, & > li > button[aria-expanded]": {
    flex: 1,
    minWidth: 0,
    position: "relative",
    display: "grid",
    minHeight: 44,
    padding: "8px 8px 8px 32px",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    textDecoration: "none",
    border: 0,
    background: "none",
    borderRadius: 8,
    outlineOffset: -2,
    cursor: "pointer",
  },
  "& > li > ul": { flexBasis: "100%", marginInlineStart: 16, marginInlineEnd: -8 },
  "& ul > li > a": { alignContent: "center" },
  // The row above says it.
  "& ul [data-what]": visuallyHidden,
  "& a:hover [data-what], & button:hover [data-what]": { textDecoration: "underline" },
  "& [data-what] svg": { marginInlineStart: 4, verticalAlign: "text-bottom" },
  "& [aria-expanded=true] svg": { transform: "rotate(180deg)" },
  "& a > span:last-of-type": { display: "flex", flexWrap: "wrap", columnGap: 12 },
  "& i": { fontStyle: "normal", overflowWrap: "anywhere" },
  // What an appointment shows has lines of its own.
  "& i:has(> *)": { flexBasis: "100%" },
  "& time": { color: theme.vars.palette.text.secondary },
  "& > [data-unread=true] > * > [data-what]": { fontWeight: 600 },
  "& > [data-unread=true] > a::before, & > [data-unread=true] > button[aria-expanded]::before": {
    content: '""',
    position: "absolute",
    left: 16,
    top: 14,
    width: 8,
    height: 8,
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));
