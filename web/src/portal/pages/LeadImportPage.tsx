import Link from "@mui/material/Link";
import { salesPaths } from "@salvia/domain/paths";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

import { LeadImport } from "../../features/leadImport/LeadImport.tsx";
import { MoreTexts } from "../../i18n/MoreTexts.tsx";
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
  const back = (
    <Link component={RouterLink} to={salesPaths.leads}>
      {t("back")}
    </Link>
  );
  return (
    <Page title={t("title")} lead={t("lead")} action={back}>
      <LeadImport />
    </Page>
  );
}
