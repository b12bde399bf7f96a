import Skeleton from "@mui/material/Skeleton";
import type { Patient } from "@salvia/domain/record/patient";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { IdentityList, OtherIdentifiers, useBirthDateText } from "./identifiers.tsx";
import { PatientBar } from "./PatientBar.tsx";
import { patientDocument } from "./patients.data.ts";

type PatientIdentityProps = {
  patientId: string;
  /** The patient's name if the page already shows it. */
  shownName?: string;
  /** For a bar that stays in sight: what else it says, as terms and definitions. */
  inSight?: { appointment: ReactNode; conditions: ReactNode };
};

/**
 * Who a patient is, live: identifiers that a clinician compares before they write or say anything.
 * Visible to the clinicians who treat the patient at any time, unlike the record.
 */
export function PatientIdentity(props: PatientIdentityProps) {
  return (
    <NamespaceLoader namespaces={["patients"]} fallback={<Placeholder />} persistent>
      <Identity key={props.patientId} {...props} />
    </NamespaceLoader>
  );
}

function Placeholder() {
  return <Skeleton variant="rounded" height={44} sx={{ maxWidth: 560 }} />;
}

function Identity({ patientId, shownName, inSight }: PatientIdentityProps) {
  const { t } = useTranslation("patients");
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  if (live.status === "loading") return <Placeholder />;
  const isDenied = live.status === "error" && live.failure.code === "not-allowed";
  if (live.status === "error" && !isDenied) return <LoadProblem of={live} />;
  if (live.status !== "content" || live.value === null) {
    return <Notice severity="info">{t("identity.hidden")}</Notice>;
  }
  if (inSight !== undefined) return <PatientBar patient={live.value} {...inSight} />;
  return <Identifiers patient={live.value} shownName={shownName} />;
}

function Identifiers({ patient, shownName }: { patient: Patient; shownName: string | undefined }) {
  const { t } = useTranslation("patients");
  return (
    <section aria-label={t("label")}>
      <IdentityList>
        {patient.name === shownName ? null : (
          <div>
            <dt>{t("identity.name")}</dt>
            <dd>{patient.name}</dd>
          </div>
        )}
        <div>
          <dt>{t("identity.birthDate")}</dt>
          <dd>{useBirthDateText()(patient)}</dd>
        </div>
        <OtherIdentifiers patient={patient} />
      </IdentityList>
    </section>
  );
}
