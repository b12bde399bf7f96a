import { endOf, type Appointment } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { PatientIdentity } from "../features/patients/PatientIdentity.tsx";
import { ConditionsInSight } from "../features/records/conditions/ConditionsInSight.tsx";
import { useLanguage } from "../i18n/useLanguage.ts";
import { clockRange } from "../ui/time/relativeTime.ts";
import { useTimeZone } from "../ui/time/useTimeZone.ts";
import { visuallyHidden } from "../ui/visuallyHidden.ts";

/**
 * Whose visit or record it is, in sight while one scrolls: the patient, the appointment, and, while
 * the record is open, allergies and problems. Its parent is as high as what it belongs to.
 */
export function PatientInSight({ appointment }: { appointment: Appointment }) {
  const { patientId } = appointment;
  return (
    <PatientIdentity
      patientId={patientId}
      inSight={{
        appointment: <Time appointment={appointment} />,
        conditions: <ConditionsInSight patientId={patientId} />,
      }}
    />
  );
}

function Time({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return (
    <>
      <dt style={visuallyHidden}>{t("identity.appointment")}</dt>
      <dd>{clockRange(appointment.startsAt, endOf(appointment), language, timeZone)}</dd>
    </>
  );
}
