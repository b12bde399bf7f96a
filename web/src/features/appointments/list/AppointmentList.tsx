import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { endOf } from "@salvia/domain/scheduling/appointment";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneName, ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { AppointmentMode, AppointmentStatusLabel } from "./AppointmentLabels.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { datedTitle, timeText } from "../timeFormat.ts";

type AppointmentListProps = {
  label: string;
  rows: readonly AppointmentRow[];
  /** Whether the rows span several days, so that each shows its date. */
  dated?: boolean;
  /** Renders the name of the other participant. */
  renderName: (row: AppointmentRow) => ReactNode;
  /** The path of an appointment's page; null if there are no pages. */
  pathOf: ((id: string) => string) | null;
  /** Renders a note below the name, such as the time until the appointment. */
  renderNote?: (row: AppointmentRow) => ReactNode;
  renderAction?: (row: AppointmentRow) => ReactNode;
};

/** Appointments in the given order, each with its time, participant and status. */
export function AppointmentList(props: AppointmentListProps) {
  const { label, rows, dated = false, renderName, pathOf, renderNote, renderAction } = props;
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const startOf = (row: AppointmentRow | undefined) => row?.appointment.startsAt ?? now;
  return (
    <ZoneSaid from={startOf(rows[0])} until={startOf(rows.at(-1))}>
      <List aria-label={label}>
        {rows.map((row) => {
          const { appointment, id } = row;
          const { startsAt, status, mode, reason } = appointment;
          const isOver = status === "cancelled" || status === "done";
          const name = renderName(row);
          return (
            <li key={id} data-over={isOver}>
              <time dateTime={startsAt.toISOString()}>
                <b>{timeText(startsAt, language, zone)}</b>
                <span>{timeText(endOf(appointment), language, zone)}</span>
                <ZoneName moment={startsAt} practiceOf={appointment.clinicianId} />
              </time>
              <Box sx={{ minWidth: 0, display: "grid", gap: 0.5 }}>
                {dated ? <i>{datedTitle(startsAt, now, language, zone)}</i> : null}
                <b>{pathOf === null ? name : <Link to={pathOf(id)}>{name}</Link>}</b>
                {reason === "" ? null : <span>{reason}</span>}
                <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
                  <AppointmentMode mode={mode} />
                  <AppointmentStatusLabel appointment={appointment} />
                </Box>
                {renderNote?.(row)}
              </Box>
              {renderAction?.(row)}
            </li>
          );
        })}
      </List>
    </ZoneSaid>
  );
}

const List = styled(PlainList)(({ theme }) => ({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "5.5rem minmax(0, 1fr) auto",
    gap: 12,
    paddingBlock: 12,
    alignItems: "start",
    overflowWrap: "anywhere",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li:first-of-type": { borderTop: "none" },
  [theme.breakpoints.down("sm")]: {
    "& > li": { gridTemplateColumns: "4.5rem minmax(0, 1fr)" },
    "& > li > a": { gridColumn: 2, justifySelf: "start" },
    "& > li > button, & > li > div:nth-of-type(2)": {
      gridColumn: 2,
      justifySelf: "start",
      marginLeft: -8,
    },
  },
  "& time": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
  "& time > span": {
    display: "block",
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  "& b": { fontWeight: 600 },
  "& i": { fontStyle: "normal", fontWeight: 600 },
  "& b > a": { color: theme.vars.palette.primary.main, textUnderlineOffset: 3 },
  "& [data-over=true] b > a, & [data-over=true] time": {
    color: theme.vars.palette.text.secondary,
  },
}));
