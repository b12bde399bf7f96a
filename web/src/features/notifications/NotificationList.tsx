import DoneIcon from "@mui/icons-material/Done";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { OfferedTime } from "@salvia/domain/mail/notification";
import { medicalPaths, memberPaths, salesPaths } from "@salvia/domain/site/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { TimeAgo } from "../../ui/time/TimeAgo.tsx";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import type { NotificationRow } from "./notifications.data.ts";

/** What the portal adds to notifications, depending on its area. */
export type NotificationArea = {
  /** What most notifications are about. */
  about: "leads" | "appointments";
  /** The path of an appointment's page. */
  appointmentPath: (id: string) => string;
  /** The path of a conversation's page. */
  conversationPath: (id: string) => string;
  /** Renders whose lead it is. Notifications themselves name no one. */
  renderLead: (id: string) => ReactNode;
  /** Renders who an appointment is with, and when. */
  renderAppointment: (id: string) => ReactNode;
  /** Renders whose time is offered, and when it is. */
  renderOffer: (offer: Pick<OfferedTime, "clinicianId" | "startsAt">) => ReactNode;
};

type NotificationListProps = {
  area: NotificationArea;
  rows: readonly NotificationRow[];
  onRead: (row: NotificationRow) => void;
  /** Called when a notification's link is followed. */
  onFollow: () => void;
};

/**
 * A list of notifications, each linked to what it is about. Following the link marks it as
 * read.
 */
export function NotificationList({ area, rows, onRead, onFollow }: NotificationListProps) {
  const { t } = useTranslation("notifications");
  return (
    <List aria-label={t("title")}>
      {rows.map((row) => (
        <li key={row.id} data-unread={row.readAt === null}>
          <Link
            to={pathOf(row, area)}
            onClick={() => {
              if (row.readAt === null) onRead(row);
              onFollow();
            }}
          >
            {row.readAt === null ? <span style={visuallyHidden}>{t("isUnread")} </span> : null}
            <span>{t(`kind.${row.kind}`)}</span>
            {"leadId" in row ? <i>{area.renderLead(row.leadId)}</i> : null}
            {"count" in row ? <i>{t("steps", { count: row.count })}</i> : null}
            {"appointmentId" in row ? <i>{area.renderAppointment(row.appointmentId)}</i> : null}
            {"startsAt" in row ? <i>{area.renderOffer(row)}</i> : null}
            <TimeAgo moment={row.at} />
          </Link>
          {row.readAt === null ? (
            <IconButton
              aria-label={t("mark", { what: t(`kind.${row.kind}`) })}
              title={t("markOne")}
              onClick={(event) => {
                // The pressed button disappears, so the focus moves to its row's link.
                event.currentTarget.closest("li")?.querySelector("a")?.focus();
                onRead(row);
              }}
            >
              <DoneIcon fontSize="small" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </List>
  );
}

function pathOf(row: NotificationRow, area: NotificationArea): string {
  if ("leadId" in row) return salesPaths.lead(row.leadId);
  if ("appointmentId" in row) return area.appointmentPath(row.appointmentId);
  if ("conversationId" in row) return area.conversationPath(row.conversationId);
  if (row.kind === "stepsDue") return salesPaths.home;
  if (row.kind === "treatmentRequested") return medicalPaths.calendar;
  if (row.kind === "treatmentAnswered") return memberPaths.clinicians;
  return memberPaths.offer(row.id);
}

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "flex",
    alignItems: "center",
    gap: 4,
    paddingInlineEnd: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& a": {
    flexGrow: 1,
    position: "relative",
    display: "grid",
    gap: 2,
    minHeight: 44,
    padding: "10px 8px 10px 32px",
    color: "inherit",
    textDecoration: "none",
    fontSize: "0.875rem",
    borderRadius: 8,
    outlineOffset: -2,
  },
  "& a:hover > span:last-of-type": { textDecoration: "underline" },
  "& i": { fontStyle: "normal", fontWeight: 400, overflowWrap: "anywhere" },
  "& time": { color: theme.vars.palette.text.secondary, justifySelf: "start" },
  "& [data-unread=true] a": { fontWeight: 600 },
  "& [data-unread=true] a::before": {
    content: '""',
    position: "absolute",
    left: 16,
    top: 17,
    width: 8,
    height: 8,
    borderRadius: "50%",
    backgroundColor: theme.vars.palette.secondary.main,
  },
  "& [data-unread=true] time": { fontWeight: 400 },
}));
