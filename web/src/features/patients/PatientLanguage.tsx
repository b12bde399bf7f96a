import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { languageName } from "../../i18n/languageName.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { patientDocument } from "./patients.data.ts";

/** The language that a patient speaks, by the record, after a dot; nothing while it is unknown. */
export function PatientLanguage({ patientId }: { patientId: string }) {
  return (
    <NamespaceLoader namespaces={["patients"]} fallback={null}>
      <Language patientId={patientId} />
    </NamespaceLoader>
  );
}

function Language({ patientId }: { patientId: string }) {
  const { t } = useTranslation("patients");
  const { language } = useLanguage();
  const live = useLiveQuery(`patient/${patientId}`, patientDocument(patientId));
  if (live.status !== "content" || live.value === null) return null;
  const speaks = t("speaks", { language: languageName(live.value.language, language) });
  return <span>{` · ${speaks}`}</span>;
}
