import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import Typography from "@mui/material/Typography";
import { appointmentMinutes, type AppointmentMode } from "@salvia/domain/scheduling/appointment";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { addDays, dayAt, isDay, spanOf, type Day } from "../../../lib/time/calendarDay.ts";
import { zoneName } from "../../../lib/time/zoneToSay.ts";
import { takenIn } from "../data/slots.data.ts";
import { useAvailability } from "../data/useAvailability.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { timeText, zonedTimeText } from "../list/timeFormat.ts";

type FreeTimesProps = {
  clinicianId: string;
  mode: AppointmentMode;
  value: Date | null;
  onChoose: (startsAt: Date) => void;
};

/** Selects a day and one of a clinician's free times on it, live, in the reader's own zone. */
export function FreeTimes({ clinicianId, mode, value, onChoose }: FreeTimesProps) {
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const today = dayAt(useNow(), zone);
  const [day, setDay] = useState(() =>
    value === null ? nextWorkingDay(today) : dayAt(value, zone),
  );
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
      {isDay(day) ? (
        <TimesOfDay
          key={`${clinicianId} ${day}`}
          {...{ clinicianId, mode, day, zone, value, onChoose }}
        />
      ) : null}
    </Box>
  );
}

type TimesOfDayProps = FreeTimesProps & { day: Day; zone: string };

function TimesOfDay({ clinicianId, mode, day, zone, value, onChoose }: TimesOfDayProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const span = spanOf(day, 1, zone);
  const availability = useAvailability(clinicianId);
  const taken = useLiveQuery(`slots/${clinicianId}/${zone}/${day}`, takenIn(clinicianId, span));
  if (availability.status === "error")
    return <LoadProblem failure={availability.failure} onRetry={availability.retry} />;
  if (taken.status === "error")
    return <LoadProblem failure={taken.failure} onRetry={taken.retry} />;
  if (availability.status !== "content" || taken.status !== "content") {
    return <LoadingBlock height={88} label={t("loading")} />;
  }
  // A day in the reader's zone may overlap two days in the clinician's zone.
  const after = new Date(Math.max(now.getTime(), span.from.getTime() - 1));
  const free = freeTimes({
    after,
    taken: taken.value,
    availability: availability.value,
    mode,
    minutes: appointmentMinutes,
    count: 100,
    days: 3,
  }).filter((time) => time < span.until);
  // A time from the calendar stays among them, even one outside working hours.
  const isOther =
    value !== null &&
    value > after &&
    value < span.until &&
    !free.some((time) => time.getTime() === value.getTime()) &&
    !taken.value.some(({ startsAt, endsAt }) => startsAt <= value && value < endsAt);
  if (isOther) {
    free.push(value);
    free.sort((a, b) => a.getTime() - b.getTime());
  }
  if (free.length === 0) return <Typography>{t("times.none")}</Typography>;
  const texts = free.map((time) => timeText(time, language, zone));
  return (
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
  );
}

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
