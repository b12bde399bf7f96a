import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { LeadImport } from "../../../features/fileImport/leads/LeadImport.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

export function LeadImportPage() {
  return (
    <NamespaceLoader namespaces={["leadImport", "csvFile"]} fallback={<Loading />}>
      <ImportPage />
    </NamespaceLoader>
  );
}

function ImportPage() {
  const { t } = useTranslation("leadImport");
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      above={<BackLink to={salesPaths.leads}>{t("back")}</BackLink>}
    >
      <LeadImport />
    </Page>
  );
}
