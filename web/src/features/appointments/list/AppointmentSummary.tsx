import { StaffName } from "../../../ui/StaffName.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { useKnownTimeZone } from "../../../ui/time/useKnownTimeZone.ts";
import { appointmentDocument } from "../data/appointments.data.ts";
import { dayTitle, zonedTimeText } from "../timeFormat.ts";

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
  const live = useLiveQuery(`appointment/${id}`, appointmentDocument(id), (row) => row === null);
  if (live.status === "loading") return <span>…</span>;
  if (live.status !== "content" || live.value === null) return null;
  const { startsAt, patientName, clinicianId } = live.value.appointment;
  if (!namesPatient) return <ClinicianTime clinicianId={clinicianId} startsAt={startsAt} />;
  return (
    <>
      <span>{patientName}</span>
      <br />
      <DayAndTime moment={startsAt} />
    </>
  );
}

export type ClinicianTimeProps = { clinicianId: string; startsAt: Date };

/** A clinician and a time, in one line each. */
export function ClinicianTime({ clinicianId, startsAt }: ClinicianTimeProps) {
  return (
    <>
      <StaffName uid={clinicianId} />
      <br />
      <DayAndTime moment={startsAt} />
    </>
  );
}

function DayAndTime({ moment }: { moment: Date }) {
  const { language } = useLanguage();
  const zone = useKnownTimeZone();
  return (
    <time dateTime={moment.toISOString()}>
      {`${dayTitle(moment, language, zone)}, ${zonedTimeText(moment, language, zone)}`}
    </time>
  );
}
