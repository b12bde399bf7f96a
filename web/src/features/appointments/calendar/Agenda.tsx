import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isLeftOpen } from "@salvia/domain/scheduling/appointment";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useNow } from "../../../ui/time/useNow.ts";
import { useFocusKept } from "../../../ui/useFocusKept.ts";
import { AppointmentList } from "../list/AppointmentList.tsx";
import { DoneButton } from "../list/MarkAsDone.tsx";
import type { AppointmentRow } from "../data/appointments.data.ts";
import { dayAt, type Day } from "../../../lib/time/calendarDay.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { dayTitle } from "../list/timeFormat.ts";

type AgendaProps = {
  days: readonly Day[];
  rows: readonly AppointmentRow[];
  /** Whether all appointments have arrived. */
  ready: boolean;
};

/** Lists the days that have appointments. */
export function Agenda({ days, rows, ready }: AgendaProps) {
  const { t } = useTranslation("appointments");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const container = useRef<HTMLDivElement>(null);
  // An appointment that is done has no button any more.
  useFocusKept(container, rows.map(({ id, appointment }) => `${id} ${appointment.status}`).join());
  if (rows.length === 0) return ready ? <Typography>{t("calendar.none")}</Typography> : null;
  return (
    <Box
      ref={container}
      tabIndex={-1}
      sx={{ display: "grid", gap: 2.5, "&:focus": { outline: "none" } }}
    >
      {days.map((day) => {
        const own = rows.filter(({ appointment }) => dayAt(appointment.startsAt, zone) === day);
        const [first] = own;
        if (first === undefined) return null;
        const title = dayTitle(first.appointment.startsAt, language, zone);
        return (
          <section key={day} aria-label={title}>
            <Typography variant="h3" component="h3">
              {title}
            </Typography>
            <AppointmentList
              label={title}
              rows={own}
              renderName={({ appointment }) => appointment.patientName}
              pathOf={medicalPaths.appointment}
              renderNote={({ appointment }) =>
                isLeftOpen(appointment, now) ? <span>{t("ahead.over")}</span> : null
              }
              renderAction={(row) => <DoneButton row={row} />}
            />
          </section>
        );
      })}
    </Box>
  );
}
