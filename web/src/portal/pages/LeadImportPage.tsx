import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";

import { LeadImport } from "../../features/leadImport/LeadImport.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
import { BackLink } from "../../ui/BackLink.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "./Page.tsx";

/** Where a salesperson makes leads of a file. */
export function LeadImportPage() {
  return (
    <MoreTexts namespaces={["leadImport"]} fallback={<Loading />}>
      <ImportPage />
    </MoreTexts>
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
