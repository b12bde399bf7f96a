import { StaffName } from "../../../ui/StaffName.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { appointmentDocument } from "../data/appointments.data.ts";
import { dayTitle, zonedTimeText } from "./timeFormat.ts";

export type AppointmentSummaryProps = {
  id: string;
  /** Whether to name the patient; otherwise the clinician is named. */
  namesPatient: boolean;
};

/**
 * Who an appointment is with and when it is, live, in one line. Nothing if the user can't read it,
 * such as after a colleague has taken it over.
 */
export function AppointmentSummary({ id, namesPatient }: AppointmentSummaryProps) {
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  const live = useLiveQuery(`appointment/${id}`, appointmentDocument(id), (row) => row === null);
  if (live.status === "loading") return "…";
  if (live.status !== "content" || live.value === null) return null;
  const { startsAt, patientName, clinicianId } = live.value.appointment;
  return (
    <>
      {namesPatient ? patientName : <StaffName uid={clinicianId} />}
      <br />
      <time dateTime={startsAt.toISOString()}>
        {dayTitle(startsAt, language, zone)}, {zonedTimeText(startsAt, language, zone)}
      </time>
    </>
  );
}
