import { styled } from "@mui/material/styles";
import { endOf, isLeftOpen } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { modeIcons, statusIcons, statusWordOf } from "../list/AppointmentLabels.tsx";
import { dayText, shortDayText, timeText, zonedTimeText } from "../timeFormat.ts";
import { useMoveOf } from "../move/useMoveOf.ts";
import type { Cell } from "./calendarGridModel.ts";
import type { Placed } from "./lanes.ts";

/** The height of a half hour, in pixels: enough for three lines, and for a finger. */
export const cellHeight = 52;

type CalendarCellProps = {
  cell: Cell;
  zone: string;
  /** Whether this hour occurs twice on this day. */
  twice: boolean;
  /** Whether this cell is the grid's Tab stop. */
  current: boolean;
  onFocus: () => void;
  onNew: (startsAt: Date) => void;
};

/** A half hour: the appointments that begin in it, and a button to create one in its free part. */
export function CalendarCell(props: CalendarCellProps) {
  const { cell, zone, twice, current, onFocus, onNew } = props;
  const { rows, freeFrom, startsAt } = cell;
  const tabIndex = current ? 0 : -1;
  // A request takes no time, but a button behind it could not be pressed.
  const hasButton = freeFrom !== null && !rows.some(({ row }) => endOf(row.appointment) > freeFrom);
  return (
    <>
      {rows.map((placed, index) => (
        <Appointment
          key={placed.row.id}
          {...{ placed, zone, twice, tabIndex, onFocus }}
          cellStartsAt={startsAt}
          isFirst={index === 0}
        />
      ))}
      {hasButton ? (
        <FreePart
          {...{ cell, zone, twice, tabIndex, onFocus, onNew }}
          startsAt={freeFrom}
          isFirst={rows.length === 0}
        />
      ) : null}
    </>
  );
}

type PartProps = Pick<CalendarCellProps, "zone" | "twice" | "onFocus"> & {
  tabIndex: number;
  /** Whether it gets the focus when the keyboard moves to the cell; Tab moves on from there. */
  isFirst: boolean;
};

type FreePartProps = PartProps & Pick<CalendarCellProps, "cell" | "onNew"> & { startsAt: Date };

function FreePart(props: FreePartProps) {
  const { cell, startsAt, zone, twice, tabIndex, isFirst, onFocus, onNew } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const past = startsAt <= useNow();
  const time = (twice ? zonedTimeText : timeText)(startsAt, language, zone);
  const when = { day: dayText(startsAt, language, zone), time };
  const top = topOf(startsAt, cell.startsAt);
  return (
    <Free
      type="button"
      {...(isFirst && { "data-starts-at": cell.startsAt.getTime() })}
      data-past={past}
      tabIndex={tabIndex}
      aria-disabled={past}
      aria-label={past ? t("calendar.past", when) : t(`calendar.free.${cell.bookable}`, when)}
      onFocus={onFocus}
      onClick={past ? undefined : () => onNew(startsAt)}
      style={{ top, height: cellHeight - top }}
    >
      {past ? null : <span aria-hidden="true">{`+ ${time}`}</span>}
    </Free>
  );
}

type AppointmentProps = PartProps & { placed: Placed<AppointmentRow>; cellStartsAt: Date };

function Appointment(props: AppointmentProps) {
  const { placed, cellStartsAt, zone, twice, tabIndex, isFirst, onFocus } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const { row, lane, lanes } = placed;
  const { patientName, status, mode, startsAt } = row.appointment;
  const move = useMoveOf(row);
  const endsAt = endOf(row.appointment);
  const time = (twice ? zonedTimeText : timeText)(startsAt, language, zone);
  const words = {
    day: dayText(startsAt, language, zone),
    time,
    until: timeText(endsAt, language, zone),
    name: patientName,
    mode: t(`mode.${mode}`),
    status: isLeftOpen(row.appointment, now)
      ? t("ahead.over")
      : t(`status.${statusWordOf(row.appointment)}`),
  };
  const replaced = move.kind === "request" ? move.startsAt : null;
  const ModeIcon = modeIcons[mode];
  const StatusIcon = status === "confirmed" ? null : statusIcons[status];
  const height = topOf(endsAt, startsAt);
  const isShort = height < cellHeight;
  return (
    <Taken
      to={medicalPaths.appointment(row.id)}
      data-status={status}
      data-short={isShort}
      {...(isFirst && { "data-starts-at": cellStartsAt.getTime() })}
      tabIndex={tabIndex}
      onFocus={onFocus}
      style={{
        top: topOf(startsAt, cellStartsAt) + 1,
        height: height - 2,
        minHeight: height - 2,
        left: `calc(${(100 * lane) / lanes}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
    >
      {/* What is seen depends on the height; what is read aloud says everything, once. */}
      <i style={visuallyHidden}>
        {[
          t("calendar.appointment", words),
          ...(replaced === null
            ? []
            : [
                t("calendar.insteadOf", {
                  day: dayText(replaced, language, zone),
                  time: zonedTimeText(replaced, language, zone),
                }),
              ]),
        ].join(", ")}
      </i>
      <b aria-hidden="true">
        <ModeIcon />
        {StatusIcon === null ? null : <StatusIcon />}
        <span>{patientName}</span>
      </b>{" "}
      <span aria-hidden="true">
        <time>{time}</time>
        <em>{` · ${words.mode} · ${words.status}`}</em>
      </span>{" "}
      {replaced === null ? null : (
        <small aria-hidden="true">
          {t("calendar.insteadOf", {
            day: shortDayText(replaced, language, zone),
            time: timeText(replaced, language, zone),
          })}
        </small>
      )}
    </Taken>
  );
}

/** The distance of a time from another one, in pixels. */
function topOf(time: Date, from: Date): number {
  return ((time.getTime() - from.getTime()) / (30 * 60_000)) * cellHeight;
}

const Free = styled("button")(({ theme }) => ({
  all: "unset",
  boxSizing: "border-box",
  cursor: "pointer",
  position: "absolute",
  insetInline: 0,
  paddingInline: 8,
  color: "transparent",
  display: "flex",
  alignItems: "center",
  overflow: "hidden",
  "&:focus-visible": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  "&:hover, &:focus-visible": {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  "&[data-past=true]": { cursor: "default", backgroundColor: "transparent" },
}));

const Taken = styled(Link)(({ theme }) => ({
  position: "absolute",
  zIndex: 1,
  boxSizing: "border-box",
  overflow: "hidden",
  padding: "2px 4px 0",
  borderRadius: 6,
  textDecoration: "none",
  color: theme.vars.palette.text.primary,
  borderLeft: `3px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, ${theme.vars.palette.background.paper})`,
  // The words flow, so that a name and a time are whole in a narrow column.
  containerType: "inline-size",
  fontSize: "0.75rem",
  // A half hour has room for three lines, and no part of a fourth.
  lineHeight: "16px",
  overflowWrap: "anywhere",
  "& > b": { fontWeight: 600 },
  "& > span, & > small": { fontSize: "0.75rem", color: theme.vars.palette.text.secondary },
  // What is still too long is whole while it is pointed at.
  "&:hover, &:focus-visible": { zIndex: 3, height: "max-content !important" },
  "& > span": { whiteSpace: "nowrap" },
  "& em": { display: "none", fontStyle: "normal" },
  "@container (min-width: 8rem)": { "& > b": { fontSize: "0.8125rem" } },
  "@container (min-width: 20rem)": { "& em": { display: "inline" } },
  "& svg": {
    width: 14,
    height: 14,
    marginRight: 2,
    verticalAlign: "text-bottom",
    color: theme.vars.palette.text.secondary,
  },
  "&[data-short=true]": {
    paddingBlock: 2,
    whiteSpace: "nowrap",
    textOverflow: "ellipsis",
    "& time": { display: "none" },
  },
  "&:focus-visible": {
    zIndex: 2,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  "&[data-status=pending]": {
    border: `1px dashed ${theme.vars.palette.secondary.main}`,
    borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "&[data-status=done]": {
    borderLeftColor: theme.vars.palette.text.secondary,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 6%, ${theme.vars.palette.background.paper})`,
  },
}));
