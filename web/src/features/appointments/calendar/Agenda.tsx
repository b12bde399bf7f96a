import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isLeftOpen } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { MoveNote } from "../move/MoveNote.tsx";
import { AppointmentList } from "../list/AppointmentList.tsx";
import { DoneButton } from "../list/MarkAsDone.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, type Day } from "../../../lib/time/calendarDay.ts";
import { Button } from "../../../ui/Button.tsx";
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
  const container = useRef<HTMLDivElement>(null);
  const [earlierShown, showEarlier] = useState(false);
  // An appointment that is done has no button any more.
  useFocusKept(container, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());
  if (rows.length === 0) return ready ? <Typography>{t("calendar.none")}</Typography> : null;
  const dayOf = ({ appointment }: AppointmentRow) => dayAt(appointment.startsAt, zone);
  // Days with something left to do stay in sight.
  const open = new Set(rows.filter((row) => isLeftOpen(row.appointment, now)).map(dayOf));
  const isEarlier = (day: Day) => days.includes(today) && day < today && !open.has(day);
  const earlier = rows.filter((row) => isEarlier(dayOf(row)));
  return (
    <Box
      ref={container}
      tabIndex={-1}
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 2.5,
        "&:focus": { outline: "none" },
      }}
    >
      {earlier.length === 0 ? null : (
        <Button
          aria-expanded={earlierShown}
          onClick={() => showEarlier(!earlierShown)}
          sx={{ justifySelf: "start" }}
        >
          {t(earlierShown ? "calendar.hideEarlier" : "calendar.earlier", { count: earlier.length })}
        </Button>
      )}
      {earlier.length === rows.length && !earlierShown ? (
        <Typography>{t("calendar.noneLeft")}</Typography>
      ) : null}
      {days
        .filter((day) => earlierShown || !isEarlier(day))
        .map((day) => (
          <AgendaDay key={day} rows={rows.filter((row) => dayOf(row) === day)} />
        ))}
    </Box>
  );
}

function AgendaDay({ rows }: { rows: readonly AppointmentRow[] }) {
  const { t } = useTranslation("appointments");
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
      <AppointmentList
        label={title}
        rows={rows}
        renderName={({ appointment }) => appointment.patientName}
        pathOf={medicalPaths.appointment}
        renderNote={(row) =>
          isLeftOpen(row.appointment, now) ? (
            <span>{t("ahead.over")}</span>
          ) : (
            <MoveNote row={row} pathOf={medicalPaths.appointment} />
          )
        }
        renderAction={(row) => <DoneButton row={row} />}
      />
    </section>
  );
}
