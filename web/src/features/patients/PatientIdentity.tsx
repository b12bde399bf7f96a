import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { ageOn, type Patient } from "@salvia/domain/record/patient";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { languageName } from "../../i18n/languageName.ts";
import { dayAt } from "../../lib/time/calendarDay.ts";
import { dateText } from "../../lib/time/dateText.ts";
import { usePhoneFormat } from "../../ui/fields/usePhoneFormat.ts";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useKnownTimeZone } from "../../ui/time/useKnownTimeZone.ts";
import { useNow } from "../../ui/time/useNow.ts";
import { patientDocument } from "./patients.data.ts";

type PatientIdentityProps = {
  patientId: string;
  /** The patient's name if the page already shows it. */
  shownName?: string;
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

function Identity({ patientId, shownName }: PatientIdentityProps) {
  const { t } = useTranslation("patients");
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  if (live.status === "loading") return <Placeholder />;
  const isDenied = live.status === "error" && live.failure.code === "not-allowed";
  if (live.status === "error" && !isDenied) {
    return <LoadProblem failure={live.failure} onRetry={live.retry} />;
  }
  if (live.status !== "content" || live.value === null) {
    return <Notice severity="info">{t("identity.hidden")}</Notice>;
  }
  return <Identifiers patient={live.value} shownName={shownName} />;
}

function Identifiers({ patient, shownName }: { patient: Patient; shownName: string | undefined }) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const today = dayAt(useNow(), useKnownTimeZone());
  const { unit, count } = ageOn(today, patient.birthDate);
  const formatPhone = usePhoneFormat();
  const born = dateText(patient.birthDate, language);
  return (
    <section aria-label={t("label")}>
      <List>
        {patient.name === shownName ? null : (
          <Item>
            <dt>{t("identity.name")}</dt>
            <dd>{patient.name}</dd>
          </Item>
        )}
        <Item>
          <dt>{t("identity.birthDate")}</dt>
          <dd>{`${born} (${t(`identity.${unit}`, { count })})`}</dd>
        </Item>
        <Item>
          <dt>{t("identity.sex")}</dt>
          <dd>{t(`identity.${patient.sex}`)}</dd>
        </Item>
        <Item>
          <dt>{t("identity.memberNumber")}</dt>
          <dd>{patient.memberNumber ?? t("identity.noNumber")}</dd>
        </Item>
        <Item>
          <dt>{t("identity.language")}</dt>
          <dd>{languageName(patient.language, language)}</dd>
        </Item>
        {patient.phone === null ? null : (
          <Item>
            <dt>{t("identity.phone")}</dt>
            <dd>
              <Link href={`tel:${patient.phone}`}>{formatPhone(patient.phone)}</Link>
            </dd>
          </Item>
        )}
      </List>
    </section>
  );
}

const List = styled("dl")({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 32px",
  margin: 0,
});

const Item = styled("div")(({ theme }) => ({
  minWidth: 0,
  "& > dt": { color: theme.vars.palette.text.secondary, fontSize: "0.8125rem" },
  "& > dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
}));
