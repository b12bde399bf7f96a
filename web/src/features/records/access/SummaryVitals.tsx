import { withoutErrors } from "@salvia/domain/record/enteredInError";
import { showVital, vitalSigns, type VitalSign } from "@salvia/domain/record/showVital";
import { latestMeasures, type Vitals } from "@salvia/domain/record/vital";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useUnits } from "../../../ui/units/useUnits.ts";
import { useVitals } from "../vitals/VitalsSection.tsx";
import { Loaded } from "../conditions/Loaded.tsx";

type SummaryVitalsProps = {
  patientId: string;
  /** The appointment of the visit; null for the latest values of all visits. */
  appointmentId: string | null;
};

/** On a printed summary: what was measured at a visit, and the latest values before it. */
export function SummaryVitals({ patientId, appointmentId }: SummaryVitalsProps) {
  const { t } = useTranslation(["recordSummary", "records"]);
  return (
    <>
      <h2>{t("records:vitals.title")}</h2>
      <Loaded live={useVitals(patientId)}>
        {({ rows }) => <Values newestFirst={withoutErrors(rows)} appointmentId={appointmentId} />}
      </Loaded>
    </>
  );
}

type ValuesProps = { newestFirst: readonly Vitals[]; appointmentId: string | null };

function Values({ newestFirst, appointmentId }: ValuesProps) {
  const { t } = useTranslation(["recordSummary", "records"]);
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const valueOf = useValueText();
  const ofVisit = newestFirst.filter((vitals) => vitals.appointmentId === appointmentId);
  const earlier = newestFirst.filter((vitals) => vitals.appointmentId !== appointmentId);
  const rows = vitalSigns.flatMap((sign) => {
    const [now, before] = [valueOf(sign, ofVisit), valueOf(sign, earlier)];
    return now === null && before === null ? [] : [{ sign, now, before }];
  });
  if (rows.length === 0) return <p>{t("records:vitals.none")}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("print.sign")}</th>
          {appointmentId === null ? null : <th scope="col">{t("print.atVisit")}</th>}
          <th scope="col">{t(appointmentId === null ? "print.latest" : "print.before")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sign, now, before }) => (
          <tr key={sign}>
            <th scope="row">{t(`records:vitals.${sign}`)}</th>
            {appointmentId === null ? null : <td>{now === null ? "–" : <b>{now.text}</b>}</td>}
            <td>
              {before === null
                ? "–"
                : `${before.text} (${calendarDate(before.at, language, timeZone)})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The latest value of a sign and when it was measured; null if it was not. */
function useValueText() {
  const { t } = useTranslation("records");
  const { language } = useLanguage();
  const { system } = useUnits();
  return (sign: VitalSign, newestFirst: readonly Vitals[]) => {
    const latest = latestMeasures(newestFirst);
    const value = showVital(sign, latest, system, language);
    const taken = newestFirst.find((vitals) => showVital(sign, vitals, system, language) !== null);
    if (value === null || taken === undefined) return null;
    const { fasting } = latest;
    const state =
      sign !== "glucose" || fasting === null
        ? ""
        : `, ${t(fasting ? "vitals.fasting.yes" : "vitals.fasting.no").toLocaleLowerCase(language)}`;
    return { text: value + state, at: taken.measuredAt };
  };
}
