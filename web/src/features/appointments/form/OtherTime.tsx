import TextField from "@mui/material/TextField";
import { gridMinutes } from "@salvia/domain/scheduling/appointment";
import type { BookingProblem } from "@salvia/domain/scheduling/bookingProblem";
import { endOfTakenDay, takenDayOf } from "@salvia/domain/scheduling/takenTime";
import { DateTime } from "luxon";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import type { Day } from "../../../lib/time/calendarDay.ts";
import { zonedTimeText } from "../timeFormat.ts";

type OtherTimeProps = {
  day: Day;
  zone: string;
  patientName: string;
  /** What prevents an appointment at a time, or null. */
  problemOf: (startsAt: Date) => BookingProblem | null;
  /** Called with null for a time that cannot be booked. */
  onChoose: (startsAt: Date | null) => void;
};

/** Selects any time of a day, such as one outside of working hours, and says what prevents it. */
export function OtherTime({ day, zone, patientName, problemOf, onChoose }: OtherTimeProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const [typed, setTyped] = useState("");
  const chosen = timeOn(day, typed, zone);
  const problem = chosen === null ? null : problemOf(chosen);
  return (
    <TextField
      id={useId()}
      type="time"
      label={t("times.other")}
      value={typed}
      error={problem !== null}
      helperText={
        problem === null
          ? t("times.otherHint")
          : t(`times.problem.${problem}`, {
              name: patientName,
              time: chosen === null ? "" : zonedTimeText(latestEnd(chosen), language, zone),
            })
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { step: gridMinutes * 60 },
        formHelperText: { "aria-live": "polite" },
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const time = timeOn(day, target.value, zone);
        onChoose(time !== null && problemOf(time) === null ? time : null);
      }}
    />
  );
}

/** When appointments of a day must have ended. */
function latestEnd(startsAt: Date): Date {
  return endOfTakenDay(takenDayOf(startsAt));
}

/** The moment of a local time such as `19:30`; null until it is complete. */
function timeOn(day: Day, typed: string, zone: string): Date | null {
  const time = DateTime.fromISO(`${day}T${typed}`, { zone });
  return typed !== "" && time.isValid ? time.toJSDate() : null;
}
