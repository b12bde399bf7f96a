import NowIcon from "@mui/icons-material/AdjustOutlined";
import PendingIcon from "@mui/icons-material/HourglassEmptyOutlined";
import LeftOpenIcon from "@mui/icons-material/PendingActionsOutlined";
import WaitingIcon from "@mui/icons-material/PersonOutlined";
import NextIcon from "@mui/icons-material/ScheduleOutlined";
import DoneIcon from "@mui/icons-material/TaskAltOutlined";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { endOf, isToCome, recordOpensAt } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useIsOn } from "../../../firebase/switches/SwitchesProvider.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { useVisitNow } from "../../../ui/status/visitsNow.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { ZoneSaid } from "../../../ui/time/ZoneName.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { timeText, waitText } from "../timeFormat.ts";
import { modeIcons, statusWordOf } from "./AppointmentLabels.tsx";
import { appointmentMoment } from "./appointmentMoment.ts";
import { DoneButton } from "./MarkAsDone.tsx";
import { RecordLink, VisitLink } from "./useStanding.tsx";

type DayListProps = {
  label: string;
  rows: readonly AppointmentRow[];
  /** The id of the clinician's next appointment, which may be of another day; null without one. */
  next: string | null;
  /** Renders a note below an appointment, such as a request to move it. */
  renderNote?: (row: AppointmentRow) => ReactNode;
};

/**
 * A day of a clinician, a patient a row: who, what is special about the appointment, and the next
 * step. The current and the next one are marked; a confirmed one to come needs no words.
 */
export function DayList({ label, rows, next, renderNote }: DayListProps) {
  const now = useNow();
  const container = useRef<HTMLDivElement>(null);
  // An appointment that is done has no button any more.
  useFocusKept(container, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());
  const startOf = (row: AppointmentRow | undefined) => row?.appointment.startsAt ?? now;
  return (
    <Box ref={container} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
      <ZoneSaid from={startOf(rows[0])} until={startOf(rows.at(-1))}>
        <List aria-label={label}>
          {rows.map((row) => (
            <Row key={row.id} row={row} isNext={row.id === next} note={renderNote?.(row)} />
          ))}
        </List>
      </ZoneSaid>
    </Box>
  );
}

/** The id of the next confirmed appointment, or null. */
export function nextOf(rows: readonly AppointmentRow[], now: Date): string | null {
  return rows.find(({ appointment }) => isToCome(appointment, now))?.id ?? null;
}

type RowProps = { row: AppointmentRow; isNext: boolean; note: ReactNode };

function Row({ row, isNext, note }: RowProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const { appointment, id } = row;
  const { startsAt, mode, patientName, reason } = appointment;
  const state = useRowState(row, isNext);
  const special = state === null ? null : states[state];
  const ModeIcon = modeIcons[mode];
  const waitFor = (time: Date) => ({ wait: waitText(time, now, language, "short") });
  const opensAt = recordOpensAt(appointment);
  const isNear = isNext && startsAt.getTime() - now.getTime() < nearMs;
  const about = [
    state === null ? t(`mode.${mode}`) : "",
    isNear
      ? now < opensAt
        ? t("ahead.recordOpens", waitFor(opensAt))
        : t("ahead.recordOpen")
      : "",
    reason,
  ].filter((each) => each !== "");
  return (
    <li
      data-state={state}
      {...(appointmentMoment(appointment, now) === "begun" && { "aria-current": "time" })}
    >
      <time dateTime={startsAt.toISOString()}>
        <b>{timeText(startsAt, language, zone)}</b>
        <span>{timeText(endOf(appointment), language, zone)}</span>
      </time>
      <div>
        <Link to={medicalPaths.appointment(id)}>{patientName}</Link>
        <p>
          <ModeIcon {...(special !== null && { titleAccess: t(`mode.${mode}`) })} />
          {/* The color of a state says nothing that its word does not. */}
          {special === null ? null : (
            <strong>
              <special.Icon aria-hidden="true" />
              <span>{t(special.text, waitFor(startsAt))}</span>
            </strong>
          )}
          {about.length === 0 ? null : <span title={reason}>{about.join(" · ")}</span>}
        </p>
        {note}
      </div>
      <RowAction row={row} />
    </li>
  );
}

const states = {
  waiting: { Icon: WaitingIcon, text: "ahead.waiting" },
  alone: { Icon: WaitingIcon, text: "ahead.alone" },
  begun: { Icon: NowIcon, text: "standing.begun" },
  next: { Icon: NextIcon, text: "ahead.next" },
  leftOpen: { Icon: LeftOpenIcon, text: "ahead.over" },
  pending: { Icon: PendingIcon, text: "status.pending" },
  moveRequested: { Icon: PendingIcon, text: "status.moveRequested" },
  done: { Icon: DoneIcon, text: "status.done" },
} as const;

/** What is special about an appointment; null for one that is confirmed and to come. */
function useRowState({ id, appointment }: AppointmentRow, isNext: boolean) {
  const visitNow = useVisitNow(id);
  const moment = appointmentMoment(appointment, useNow());
  if (visitNow === "waiting" || visitNow === "alone") return visitNow;
  if (visitNow === "inCall") return "begun";
  if (isNext) return "next";
  if (moment === "begun" || moment === "leftOpen") return moment;
  const word = statusWordOf(appointment);
  return word === "pending" || word === "moveRequested" || word === "done" ? word : null;
}

/** The one step that an appointment asks for now. */
function RowAction({ row }: { row: AppointmentRow }) {
  const moment = appointmentMoment(row.appointment, useNow());
  const visitNow = useVisitNow(row.id);
  const hasVideo = useIsOn("visits") && row.appointment.mode === "telemedicine";
  if (visitNow !== null) return <VisitLink row={row} primary />;
  if (moment === "leftOpen") return <DoneButton row={row} />;
  if (moment !== "soon" && moment !== "begun") return null;
  return hasVideo ? (
    <VisitLink row={row} primary={false} />
  ) : (
    <RecordLink row={row} primary={false} />
  );
}

type EarlierButtonProps = { count: number; shown: boolean; onToggle: () => void };

/** Shows and hides the appointments that need nothing more; nothing without any. */
export function EarlierButton({ count, shown, onToggle }: EarlierButtonProps) {
  const { t } = useTranslation("appointments");
  if (count === 0) return null;
  return (
    <Button aria-expanded={shown} onClick={onToggle} sx={{ justifySelf: "start" }}>
      {t(shown ? "calendar.hideEarlier" : "calendar.earlier", { count })}
    </Button>
  );
}

/** Well before the appointment, when the record opens is too similar to show both. */
const nearMs = 90 * 60_000;

const tinted = (color: string) => `color-mix(in srgb, ${color} 10%, transparent)`;

const List = styled(PlainList)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "4.75rem minmax(0, 1fr) auto",
      columnGap: 12,
      alignItems: "center",
      position: "relative",
      minHeight: 48,
      padding: "5px 8px 5px 12px",
      fontSize: "0.875rem",
      lineHeight: 1.35,
      overflowWrap: "anywhere",
      borderTop: `1px solid ${palette.divider}`,
      "--state": palette.text.secondary,
    },
    "& > li:first-of-type": { borderTop: "none" },
    "& > [data-state=begun], & > [data-state=next]": { "--state": palette.primary.main },
    "& > [data-state=waiting], & > [data-state=alone], & > [data-state=pending], & > [data-state=moveRequested]":
      {
        "--state": palette.secondary.main,
      },
    // The bar marks the current and the next one and who waits; the tint what goes on now.
    "& > [aria-current], & > [data-state=begun], & > [data-state=next], & > [data-state=waiting], & > [data-state=alone]":
      { boxShadow: "inset 4px 0 var(--state)", borderRadius: 4 },
    "& > [aria-current], & > [data-state=begun]": { backgroundColor: tinted(palette.primary.main) },
    "& > [data-state=waiting], & > [data-state=alone]": {
      backgroundColor: tinted(palette.secondary.main),
    },
    "& b, & div > a": { fontSize: "0.9375rem", fontWeight: 600 },
    "& time > span": { display: "block", color: palette.text.secondary },
    "& p": { margin: 0, display: "flex", columnGap: 8, minWidth: 0 },
    // Not of the button, which may be filled with it.
    "& div a": { color: palette.primary.main, textUnderlineOffset: 3 },
    "& div > a:not(:hover)": { textDecoration: "none" },
    // The whole row opens the appointment, except where it has another link or button.
    "& div > a::after": { content: "''", position: "absolute", inset: 0 },
    "& span > a, & > li > .MuiButton-root": { position: "relative" },
    "& p > svg": { fontSize: "1.125rem", flexShrink: 0, color: palette.text.secondary },
    // The words give way to the state, and are whole on the appointment's page.
    "& p > span": {
      flex: "1 1 0",
      minWidth: 0,
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
      color: palette.text.secondary,
    },
    "& strong": { display: "flex", columnGap: 4, fontWeight: 600, color: "var(--state)" },
    "& strong > svg": { fontSize: "1.125rem" },
    "& > [data-state=done] b, & > [data-state=done] div > a": {
      color: palette.text.secondary,
      fontWeight: 500,
    },
    "& > li > .MuiButton-root": {
      flexShrink: 0,
      "@media (pointer: fine)": { minHeight: 36, paddingBlock: 4 },
      // On a phone the icon is enough, and the row keeps its two lines.
      [theme.breakpoints.down("sm")]: {
        minWidth: 44,
        paddingInline: 0,
        "& .MuiButton-startIcon": { margin: 0 },
        "& > span:not(.MuiButton-startIcon)": visuallyHidden,
      },
    },
  };
});
