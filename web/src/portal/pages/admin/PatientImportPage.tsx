import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { PatientImport } from "../../../features/fileImport/patients/PatientImport.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

export function PatientImportPage() {
  return (
    <NamespaceLoader namespaces={["patientAdmin", "csvFile"]} fallback={<Loading />}>
      <ImportPage />
    </NamespaceLoader>
  );
}

function ImportPage() {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      above={<BackLink to={adminPaths.patients}>{t("back")}</BackLink>}
    >
      <PatientImport />
    </Page>
  );
}
