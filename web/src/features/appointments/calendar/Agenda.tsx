import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { AppointmentList } from "../list/AppointmentList.tsx";
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
  if (rows.length === 0) return ready ? <Typography>{t("calendar.none")}</Typography> : null;
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
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
            />
          </section>
        );
      })}
    </Box>
  );
}
