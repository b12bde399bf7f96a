import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { endOf } from "@salvia/domain/scheduling/appointment";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { StaffName } from "../../../ui/StaffName.tsx";
import { calendarDate, clockRange } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { OpenedRecord } from "../openRecord.ts";
import { useSignedNotes } from "../notes/NotesSection.tsx";
import { RecordSummary } from "./RecordSummary.tsx";

/** What an open record prints: its patient, and the visit by which it is open. */
export function VisitSummary({ record }: { record: OpenedRecord }) {
  const { access, appointment, identity, place } = record;
  const { t } = useTranslation("recordSummary");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const live = useSignedNotes(access.patientId);
  const { startsAt, clinicianId, reason } = appointment;
  const notes =
    live.status === "content"
      ? { ...live, value: withoutErrors(live.value.rows).filter(isOfVisit) }
      : live;

  function isOfVisit({ appointmentId }: { appointmentId: string }): boolean {
    return appointmentId === access.appointmentId;
  }

  return (
    <RecordSummary
      patientId={access.patientId}
      identity={identity}
      notes={notes}
      visit={{
        appointmentId: access.appointmentId,
        facts: (
          <dl>
            <dt>{t("print.date")}</dt>
            <dd>
              {calendarDate(startsAt, language, timeZone)},{" "}
              {clockRange(startsAt, endOf(appointment), language, timeZone)}
            </dd>
            <dt>{t("print.place")}</dt>
            <dd>{place}</dd>
            <dt>{t("print.clinician")}</dt>
            <dd>
              <StaffName uid={clinicianId} />
            </dd>
            {reason === "" ? null : (
              <>
                <dt>{t("print.reason")}</dt>
                <dd>{reason}</dd>
              </>
            )}
          </dl>
        ),
      }}
    />
  );
}
