import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isLeftOpen } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { MoveNote } from "../move/MoveNote.tsx";
import { DayList, EarlierButton, nextOf } from "../list/DayList.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, type Day } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle } from "../timeFormat.ts";

type AgendaProps = {
  days: readonly Day[];
  today: Day;
  rows: readonly AppointmentRow[];
  /** Whether all appointments have arrived. */
  ready: boolean;
};

/** Lists the days that have appointments, from today on; earlier days of the page on request. */
export function Agenda({ days, today, rows, ready }: AgendaProps) {
  const { t } = useTranslation("appointments");
  const zone = useKnownTimeZone();
  const now = useNow();
  const [earlierShown, showEarlier] = useState(false);
  if (rows.length === 0) return ready ? <Typography>{t("calendar.none")}</Typography> : null;
  const dayOf = ({ appointment }: AppointmentRow) => dayAt(appointment.startsAt, zone);
  // Days with something left to do stay in sight.
  const open = new Set(rows.filter((row) => isLeftOpen(row.appointment, now)).map(dayOf));
  const isEarlier = (day: Day) => days.includes(today) && day < today && !open.has(day);
  const earlier = rows.filter((row) => isEarlier(dayOf(row)));
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
      <EarlierButton
        count={earlier.length}
        shown={earlierShown}
        onToggle={() => showEarlier(!earlierShown)}
      />
      {earlier.length === rows.length && !earlierShown ? (
        <Typography>{t("calendar.noneLeft")}</Typography>
      ) : null}
      {days
        .filter((day) => earlierShown || !isEarlier(day))
        .map((day) => (
          <AgendaDay
            key={day}
            rows={rows.filter((row) => dayOf(row) === day)}
            next={days.includes(today) ? nextOf(rows, now) : null}
          />
        ))}
    </Box>
  );
}

type AgendaDayProps = { rows: readonly AppointmentRow[]; next: string | null };

function AgendaDay({ rows, next }: AgendaDayProps) {
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const [first] = rows;
  if (first === undefined) return null;
  const title = dayTitle(first.appointment.startsAt, language, zone);
  return (
    <section aria-label={title}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <DayList
        label={title}
        rows={rows}
        next={next}
        renderNote={(row) =>
          isLeftOpen(row.appointment, now) ? null : (
            <MoveNote row={row} pathOf={medicalPaths.appointment} />
          )
        }
      />
    </section>
  );
}
