import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import ToggleButton from "@mui/material/ToggleButton";
import Typography from "@mui/material/Typography";
import type { AppointmentMode, BookableMinutes } from "@salvia/domain/scheduling/appointment";
import { nextFreeTimes, type Availability } from "@salvia/domain/scheduling/availability";
import { bookingProblemOf } from "@salvia/domain/scheduling/bookingProblem";
import { freeTimes } from "@salvia/domain/scheduling/freeTimes";
import { takenTimesOf, type TakenDay } from "@salvia/domain/scheduling/takenTime";
import { useTranslation } from "react-i18next";

import type { Source } from "../../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { addDays, spanOf, type Day } from "../../../lib/time/calendarDay.ts";
import { zoneName } from "../../../lib/time/zoneToSay.ts";
import { LoadingBlock } from "../../../ui/status/LoadingBlock.tsx";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { takenDaysIn } from "../data/takenTime.data.ts";
import { rangeText, timeText, zonedTimeText } from "../timeFormat.ts";
import { OtherTime } from "./OtherTime.tsx";

export type TimesOfDayProps = {
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
  today: Day;
  zone: string;
  value: Date | null;
  onChoose: (startsAt: Date | null) => void;
};

/** The times of a day that are free for both, live, in the reader's own zone. */
export function TimesOfDay(props: TimesOfDayProps & { day: Day }) {
  const { patient, availability, mode, minutes, except, day, zone } = props;
  const { value, near, onChoose } = props;
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const now = useNow();
  const span = spanOf(day, 1, zone);
  const { own, theirs } = useTakenDays(props, day);
  const failed = [own, theirs].find((live) => live.status === "error");
  if (failed?.status === "error") return <LoadProblem of={failed} />;
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
  const isOther =
    value !== null &&
    value > after &&
    value < span.until &&
    !free.some((time) => time.getTime() === value.getTime());
  const isGone = isOther && problemOf(value) !== null;
  // Another time that was chosen stays among them, even one outside working hours.
  if (isOther && !isGone) {
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
      {isGone ? (
        <FormHelperText error role="alert" sx={{ margin: 0 }}>
          {t("times.gone")}
        </FormHelperText>
      ) : null}
      {free.length === 0 ? (
        <Typography>{t(span.until <= now ? "times.pastDay" : "times.none")}</Typography>
      ) : (
        <TimeButtons
          label={t("times.label", { zone: zoneName(span.from, language, zone) })}
          all={free.map((start, index) => ({
            start,
            text: isTwice(texts, index)
              ? zonedTimeText(start, language, zone)
              : (texts[index] ?? ""),
          }))}
          {...{ value, onChoose }}
        />
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

/**
 * When both are taken on a day, live. Members choose among the next days, which are read at once and
 * not again for each of them.
 */
export function useTakenDays(
  { clinicianId, patient, today, zone }: Omit<TimesOfDayProps, "onChoose">,
  day: Day,
) {
  const isNext = patient?.isUser && today <= day && day < addDays(today, nextFreeTimes.days);
  const [first, days] = isNext ? [today, nextFreeTimes.days] : [day, 1];
  const span = spanOf(first, days, zone);
  const key = (uid: string) => `takenTime/${uid}/${zone}/${first}/${days}`;
  const own = useLiveQuery(key(clinicianId), takenDaysIn(clinicianId, span));
  const theirs = useLiveQuery(
    key(patient?.uid ?? ""),
    patient === null ? noDays : takenDaysIn(patient.uid, span),
  );
  return { own, theirs };
}

/** The taken days of a patient who is not chosen yet. */
const noDays: Source<readonly TakenDay[]> = (onValue) => {
  onValue([]);
  return () => {};
};

export type TimeButtonsProps = {
  label: string;
  all: readonly { start: Date; text: string }[];
  value: Date | null;
  onChoose: (startsAt: Date) => void;
};

export function TimeButtons({ label, all, value, onChoose }: TimeButtonsProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBottom: 1 }}>
        {label}
      </Box>
      <Box sx={times}>
        {all.map(({ start, text }) => (
          <ToggleButton
            key={start.getTime()}
            value={start.getTime()}
            selected={start.getTime() === value?.getTime()}
            size="small"
            onClick={() => onChoose(start)}
          >
            {text}
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
