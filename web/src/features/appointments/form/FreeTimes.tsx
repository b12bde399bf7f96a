import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { nextFreeTimes } from "@salvia/domain/scheduling/availability";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { takenTimesOf } from "@salvia/domain/scheduling/takenTime";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { addDays, dayAt, isDay, type Day } from "../../../lib/time/calendarDay.ts";
import { soonTime } from "../../../ui/time/relativeTime.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import {
  TimeButtons,
  TimesOfDay,
  useTakenDays,
  type TimeButtonsProps,
  type TimesOfDayProps,
} from "./TimesOfDay.tsx";

type FreeTimesProps = Omit<TimesOfDayProps, "today" | "zone"> & {
  /** Whether no time was chosen, and one is needed. */
  needsTime: boolean;
};

/** Selects a day and a time on it that is free for both, live, in the reader's own zone. */
export function FreeTimes(props: FreeTimesProps) {
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const now = useNow();
  const today = dayAt(now, zone);
  const { value, near, needsTime } = props;
  const [day, setDay] = useState(() => {
    const first = value ?? (near !== null && near > now ? near : null);
    return first === null ? nextWorkingDay(today) : dayAt(first, zone);
  });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {props.patient?.isUser ? (
        <NextTimes
          {...props}
          {...{ today, zone }}
          onChoose={(time) => {
            setDay(dayAt(time, zone));
            props.onChoose(time);
          }}
        />
      ) : null}
      <TextField
        id={useId()}
        type="date"
        label={t("times.day")}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
      {needsTime ? (
        <FormHelperText ref={intoView} error role="alert" sx={{ margin: 0 }}>
          {t("form.needsTime")}
        </FormHelperText>
      ) : null}
      {isDay(day) ? (
        <TimesOfDay
          key={`${props.clinicianId} ${day} ${props.patient?.uid}`}
          {...props}
          {...{ day, today, zone }}
        />
      ) : null}
    </Box>
  );
}

/** The button that finds the time missing is far below. */
function intoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "center" });
}

/** The next free times as choices, for members; nothing until they are known. */
function NextTimes(props: Omit<TimesOfDayProps, "onChoose"> & Pick<TimeButtonsProps, "onChoose">) {
  const { availability, mode, minutes, except, today, zone, value, near, onChoose } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const now = useNow();
  const { own, theirs } = useTakenDays(props, today);
  if (own.status !== "content" || theirs.status !== "content") return null;
  const starts = freeTimes({
    taken: takenTimesOf(own.value, except),
    patientTaken: takenTimesOf(theirs.value, except),
    availability,
    mode,
    minutes,
    after: now,
    ...nextFreeTimes,
  }).filter((start) => start.getTime() !== near?.getTime());
  if (starts.length === 0) return <Typography>{t("nextFreeTimes.none", nextFreeTimes)}</Typography>;
  return (
    <TimeButtons
      label={t("nextFreeTimes.title")}
      all={starts.map((start) => ({ start, text: soonTime(start, now, language, zone) }))}
      {...{ value, onChoose }}
    />
  );
}

/** The next day that is not on a weekend, as the default choice. */
function nextWorkingDay(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
