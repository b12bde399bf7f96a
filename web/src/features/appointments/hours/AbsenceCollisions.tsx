import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { endOf } from "@salvia/domain/scheduling/appointment";
import type { Absence } from "@salvia/domain/scheduling/availability";
import { isAbsentDuring } from "@salvia/domain/scheduling/freeTimes";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { daysBetween, spanOf } from "../../../lib/time/calendarDay.ts";
import { useAuth } from "../../../session/useAuth.ts";
import { LoadProblem } from "../../../ui/status/LoadProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { queryOfCalendar } from "../calendar/calendarUrl.ts";
import { appointmentsIn } from "../data/appointments.data.ts";
import { dayTitle, zonedTimeText } from "../timeFormat.ts";

/** How many appointments are listed before a link to the calendar. */
const listed = 5;

/** The longest absence that is checked, in days: a page lists about that many appointments. */
const checkedDays = 366;

type AbsenceCollisionsProps = { absence: Absence; timezone: string };

/** The appointments that are already booked or requested in an absence, with links to them. */
export function AbsenceCollisions({ absence, timezone }: AbsenceCollisionsProps) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const now = useNow();
  const uid = useAuth().user?.uid ?? "";
  const { from, until } = absence;
  const days = Math.min(checkedDays, daysBetween(from, until) + 1);
  const live = useLiveQuery(
    `appointments/absence/${timezone}/${from}/${days}`,
    appointmentsIn(uid, spanOf(from, days, timezone)),
  );
  if (live.status === "error") return <LoadProblem of={live} />;
  const rows = live.status === "content" ? live.value : [];
  const booked = rows.filter(({ appointment }) => {
    const time = { startsAt: appointment.startsAt, endsAt: endOf(appointment) };
    const isOpen = appointment.status === "pending" || appointment.status === "confirmed";
    return isOpen && time.endsAt > now && isAbsentDuring(time, { timezone, absences: [absence] });
  });
  if (booked.length === 0) return null;
  return (
    <Notice severity="warning">
      <Typography>{t("absences.booked", { count: booked.length })}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, "& a": { color: "inherit" } }}>
        {booked.slice(0, listed).map(({ id, appointment: { startsAt, patientName } }) => (
          <li key={id}>
            <Link to={medicalPaths.appointment(id)}>
              {t("absences.appointment", {
                day: dayTitle(startsAt, language, zone),
                time: zonedTimeText(startsAt, language, zone),
                name: patientName,
              })}
            </Link>
          </li>
        ))}
        {booked.length > listed ? (
          <li>
            <Link
              to={`${medicalPaths.calendar}?${queryOfCalendar({ view: "agenda", day: from }).toString()}`}
            >
              {t("absences.more", { count: booked.length - listed })}
            </Link>
          </li>
        ) : null}
      </Box>
    </Notice>
  );
}
