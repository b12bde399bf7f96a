import PrintIcon from "@mui/icons-material/PrintOutlined";
import { allergiesFrom, type Allergy } from "@salvia/domain/record/allergy";
import { currentMedications } from "@salvia/domain/record/medication";
import { problemsFrom } from "@salvia/domain/record/problem";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Button } from "../../../ui/Button.tsx";
import { PrintedPaper } from "../../../ui/PrintedPaper.tsx";
import { StaffName } from "../../../ui/StaffName.tsx";
import { calendarDate } from "../../../ui/time/relativeTime.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { useMedications } from "../medications/MedicationsSection.tsx";
import type { Row } from "../records.data.ts";
import { useAllergies } from "../conditions/AllergiesSection.tsx";
import { useAllergyDetails } from "../conditions/AllergyText.tsx";
import { Loaded } from "../conditions/Loaded.tsx";
import { useProblemDetails, useProblems } from "../conditions/ProblemsSection.tsx";
import { SummaryVitals } from "./SummaryVitals.tsx";

/** Prints the summary of the record that is open on the page. */
export function PrintButton() {
  const { t } = useTranslation("recordSummary");
  return (
    <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
      {t("print.action")}
    </Button>
  );
}

type RecordSummaryProps = {
  patientId: string;
  /** Who the patient is, with at least two identifiers. */
  identity: ReactNode;
  /** The visit that it is about; null for all visits. */
  visit: { appointmentId: string; facts: ReactNode } | null;
  /** The notes to print, newest first. */
  notes: LiveQuery<readonly Row<RecordNote>[]>;
};

/**
 * What a page with an open record prints in place of itself: a summary on white paper, in any color
 * scheme. The screen doesn't show it.
 */
export function RecordSummary({ patientId, identity, visit, notes }: RecordSummaryProps) {
  const { t } = useTranslation(["recordSummary", "records"]);
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const now = useNow();
  const detailsOf = useProblemDetails();
  return (
    <PrintedPaper>
      <h1>{t(visit === null ? "print.record" : "print.visit")}</h1>
      {identity}
      {visit?.facts}
      <SummaryAllergies live={useAllergies(patientId)} />
      <h2>{t("problems.title")}</h2>
      <Loaded live={useProblems(patientId)}>
        {(entries) => (
          <Lines none={t("problems.none")}>
            {problemsFrom(entries).active.map(({ latest }) => (
              <li key={latest.id}>
                {[latest.name, detailsOf(latest)].filter((part) => part !== "").join(" · ")}
              </li>
            ))}
          </Lines>
        )}
      </Loaded>
      <h2>{t("records:medications.title")}</h2>
      <Loaded live={useMedications(patientId)}>
        {(entries) => (
          <Lines none={t("records:medications.none")}>
            {currentMedications(entries).map(({ name, dose, startedAt }) => (
              <li key={name}>
                <b>{name}</b>{" "}
                <span>
                  {`${dose} · ${t("records:medications.since", {
                    date: calendarDate(startedAt, language, timeZone),
                  })}`}
                </span>
              </li>
            ))}
          </Lines>
        )}
      </Loaded>
      <SummaryVitals patientId={patientId} appointmentId={visit?.appointmentId ?? null} />
      <h2>{t(visit === null ? "records:notes.title" : "print.notes")}</h2>
      <Loaded live={notes}>
        {(rows) => (
          <Lines none={t(visit === null ? "records:notes.none" : "print.noNotes")}>
            {rows.map((note) => (
              <li key={note.id}>
                {note.addendumTo === null ? null : `${t("records:notes.addendum")} · `}
                <StaffName uid={note.clinicianId} />
                {note.signedAt === null ? null : (
                  <>
                    {" · "}
                    <ExactTime moment={note.signedAt} />
                  </>
                )}
                <p>{note.text}</p>
              </li>
            ))}
          </Lines>
        )}
      </Loaded>
      <footer>
        {t("print.stamp")} <ExactTime moment={now} />
      </footer>
    </PrintedPaper>
  );
}

function Lines({ none, children }: { none: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>;
}

/** The allergies on a printed summary, or the statement that no answer was recorded. */
function SummaryAllergies({ live }: { live: LiveQuery<readonly Row<Allergy>[]> }) {
  const { t } = useTranslation("recordSummary");
  return (
    <>
      <h2>{t("allergies.title")}</h2>
      <Loaded live={live}>{(entries) => <Answer entries={entries} />}</Loaded>
    </>
  );
}

function Answer({ entries }: { entries: readonly Row<Allergy>[] }) {
  const { t } = useTranslation("recordSummary");
  const detailsOf = useAllergyDetails();
  const allergies = allergiesFrom(entries);
  if (allergies.answer === "notAsked") return <p>{t("print.allergiesNotAsked")}</p>;
  if (allergies.answer === "noneKnown") return <p>{t("allergies.noneKnown")}</p>;
  if (allergies.active.length === 0) return <p>{t("allergies.noneActive")}</p>;
  return (
    <ul>
      {allergies.active.map(({ latest }) => (
        <li key={latest.id}>
          <b>{latest.substance}</b> · {detailsOf(latest)}
        </li>
      ))}
    </ul>
  );
}
