import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import Typography from "@mui/material/Typography";
import type { AppointmentMode, BookableMinutes } from "@salvia/domain/scheduling/appointment";
import type { Availability } from "@salvia/domain/scheduling/availability";
import { bookingProblemOf } from "@salvia/domain/scheduling/bookingProblem";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { takenTimesOf, type TakenDay } from "@salvia/domain/scheduling/takenTime";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Source } from "../../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { addDays, dayAt, isDay, spanOf, type Day } from "../../../lib/time/calendarDay.ts";
import { zoneName } from "../../../lib/time/zoneToSay.ts";
import { takenDaysIn } from "../data/takenTime.data.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { rangeText, timeText, zonedTimeText } from "../timeFormat.ts";
import { OtherTime } from "./OtherTime.tsx";

type FreeTimesProps = {
  clinicianId: string;
  /** The patient, as far as known, and whether it is the user. */
  patient: { uid: string; name: string; isUser: boolean } | null;
  availability: Availability;
  mode: AppointmentMode;
  minutes: BookableMinutes;
  /** The token of the appointment that moves, whose own time does not count as taken. */
  except: string | null;
  /**
   * A time whose day is shown first, unless it is over, such as that of the appointment that moves,
   * which is not offered to its patient; null for the next working day.
   */
  near: Date | null;
  /** Whether no time was chosen, and one is needed. */
  needsTime: boolean;
  value: Date | null;
  onChoose: (startsAt: Date | null) => void;
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
          {...{ day, zone }}
        />
      ) : null}
    </Box>
  );
}

/** The button that finds the time missing is far below. */
function intoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: "center" });
}

type TimesOfDayProps = FreeTimesProps & { day: Day; zone: string };

function TimesOfDay(props: TimesOfDayProps) {
  const { clinicianId, patient, availability, mode, minutes, except, day, zone } = props;
  const { value, near, onChoose } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const span = spanOf(day, 1, zone);
  const key = (uid: string) => `takenTime/${uid}/${zone}/${day}`;
  const own = useLiveQuery(key(clinicianId), takenDaysIn(clinicianId, span));
  const theirs = useLiveQuery(
    key(patient?.uid ?? ""),
    patient === null ? noDays : takenDaysIn(patient.uid, span),
  );
  const failed = [own, theirs].find((live) => live.status === "error");
  if (failed?.status === "error")
    return <LoadProblem failure={failed.failure} onRetry={failed.retry} />;
  if (own.status !== "content" || theirs.status !== "content") {
    return <LoadingBlock height={88} label={t("loading")} />;
  }
  const taken = takenTimesOf(own.value, except);
  const patientTaken = takenTimesOf(theirs.value, except);
  // A day in the reader's zone may overlap two days in the clinician's zone.
  const after = new Date(Math.max(now.getTime(), span.from.getTime() - 1));
  const search = { taken, patientTaken, availability, mode, minutes };
  const free = freeTimes({ ...search, after, count: 100, days: 3 }).filter(
    (time) =>
      time < span.until && !(patient?.isUser === true && time.getTime() === near?.getTime()),
  );
  const problemOf = (startsAt: Date) =>
    bookingProblemOf({ startsAt, minutes }, { taken, patientTaken, now });
  // Another time that was chosen stays among them, even one outside working hours.
  const isOther =
    value !== null &&
    value > after &&
    value < span.until &&
    !free.some((time) => time.getTime() === value.getTime()) &&
    problemOf(value) === null;
  if (isOther) {
    free.push(value);
    free.sort((a, b) => a.getTime() - b.getTime());
  }
  const texts = free.map((time) => timeText(time, language, zone));
  const busy = patientTaken
    .filter(({ startsAt, endsAt }) => endsAt > span.from && startsAt < span.until)
    .map(({ startsAt, endsAt }) => rangeText(startsAt, endsAt, language, zone));
  return (
    <>
      {busy.length === 0 || patient === null ? null : (
        <Typography>
          {t(patient.isUser ? "times.ownBusy" : "times.patientBusy", {
            name: patient.name,
            times: busy.join(", "),
          })}
        </Typography>
      )}
      {free.length === 0 ? (
        <Typography>{t(span.until <= now ? "times.pastDay" : "times.none")}</Typography>
      ) : (
        <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
          <Box component="legend" sx={{ padding: 0, marginBottom: 1 }}>
            {t("times.label", { zone: zoneName(span.from, language, zone) })}
          </Box>
          <Box sx={times}>
            {free.map((time, index) => (
              <ToggleButton
                key={time.getTime()}
                value={time.getTime()}
                selected={time.getTime() === value?.getTime()}
                size="small"
                onClick={() => onChoose(time)}
              >
                {isTwice(texts, index) ? zonedTimeText(time, language, zone) : texts[index]}
              </ToggleButton>
            ))}
          </Box>
        </Box>
      )}
      {patient?.isUser ? null : (
        <OtherTime
          {...{ day, zone, problemOf }}
          patientName={patient?.name ?? ""}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

/** The taken days of a patient who is not chosen yet. */
const noDays: Source<readonly TakenDay[]> = (onValue) => {
  onValue([]);
  return () => {};
};

const times = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6rem, 1fr))",
  gap: 1,
  "& > button": { minHeight: 44 },
} as const;

/** Whether this time occurs twice on the day and needs its zone to be unambiguous. */
function isTwice(texts: readonly string[], index: number): boolean {
  return texts.filter((text) => text === texts[index]).length > 1;
}

/** The next day that is not on a weekend, as the default choice. */
function nextWorkingDay(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
