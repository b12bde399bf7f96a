import { styled } from "@mui/material/styles";
import { endOf, isLeftOpen } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import type { Cell } from "./calendarGridModel.ts";
import { dayText, timeText, zonedTimeText } from "../list/timeFormat.ts";

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

/** A half hour: the appointments that begin in it, or a button to create one. */
export function CalendarCell(props: CalendarCellProps) {
  const { cell, zone, twice, current, onFocus, onNew } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const tabIndex = current ? 0 : -1;
  const time = (twice ? zonedTimeText : timeText)(cell.startsAt, language, zone);
  const when = { day: dayText(cell.startsAt, language, zone), time };

  if (cell.rows.length === 0) {
    const past = cell.startsAt <= now;
    return (
      <Free
        type="button"
        data-starts-at={cell.startsAt.getTime()}
        data-past={past}
        tabIndex={tabIndex}
        aria-disabled={past}
        aria-label={t(past ? "calendar.past" : "calendar.free", when)}
        onFocus={onFocus}
        onClick={past ? undefined : () => onNew(cell.startsAt)}
      >
        {past ? null : <span aria-hidden="true">{`+ ${time}`}</span>}
      </Free>
    );
  }
  return cell.rows.map(({ id, appointment }, index) => {
    const { patientName, status, mode } = appointment;
    const words = {
      ...when,
      until: timeText(endOf(appointment), language, zone),
      name: patientName,
      mode: t(`mode.${mode}`),
      status: isLeftOpen(appointment, now) ? t("ahead.over") : t(`status.${status}`),
    };
    return (
      <Taken
        key={id}
        to={medicalPaths.appointment(id)}
        data-status={status}
        // Two requests may share a time; Tab moves from the first to the next.
        {...(index === 0 && { "data-starts-at": cell.startsAt.getTime() })}
        tabIndex={tabIndex}
        aria-label={t("calendar.appointment", words)}
        onFocus={onFocus}
      >
        <b>{patientName}</b>
        <span>{`${time} · ${words.status}`}</span>
      </Taken>
    );
  });
}

const Free = styled("button")(({ theme }) => ({
  all: "unset",
  boxSizing: "border-box",
  cursor: "pointer",
  paddingInline: 8,
  color: "transparent",
  display: "flex",
  alignItems: "center",
  width: "100%",
  height: "100%",
  minHeight: 36,
  "@media (pointer: coarse)": { minHeight: 44 },
  "&:focus-visible": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  "&:hover, &:focus-visible": {
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  "&[data-past=true]": { cursor: "default", backgroundColor: theme.vars.palette.action.hover },
}));

const Taken = styled(Link)(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  margin: 2,
  padding: "2px 8px",
  borderRadius: 6,
  lineHeight: 1.3,
  textDecoration: "none",
  color: theme.vars.palette.text.primary,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
  "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > b": { fontWeight: 600 },
  "& > span": { fontSize: "0.75rem", color: theme.vars.palette.text.secondary },
  "&:focus-visible": {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  "&[data-status=pending]": {
    border: `1px dashed ${theme.vars.palette.secondary.main}`,
    borderLeft: `4px solid ${theme.vars.palette.secondary.main}`,
    backgroundColor: "transparent",
  },
  "&[data-status=done]": {
    borderLeftColor: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.action.hover,
  },
}));
