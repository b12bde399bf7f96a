import { useTranslation } from "react-i18next";
import { Route, Routes } from "react-router";

import { LeadDesk } from "../features/leads/LeadDesk.tsx";
import { useLeadDesk } from "../features/leads/useLeadDesk.ts";
import { RequireRole } from "./guards/RequireRole.tsx";
import { PortalLayout } from "./layout/PortalLayout.tsx";
import { ConstructionPage } from "./pages/ConstructionPage.tsx";
import { LeadsPage } from "./pages/LeadsPage.tsx";
import { NotFoundPage } from "./pages/NotFoundPage.tsx";
import { SalesDashboard } from "./pages/SalesDashboard.tsx";
import { pagePattern, paths } from "./paths.ts";

/** The salespeople's part of the portal. */
export function SalesArea() {
  return (
    <RequireRole role="sales">
      <LeadDesk>
        <SalesPages />
      </LeadDesk>
    </RequireRole>
  );
}

function SalesPages() {
  const { t } = useTranslation("portal");
  const { unsent } = useLeadDesk();
  const reports = (
    <ConstructionPage
      title={t("nav.reports")}
      message={t("construction.reports")}
      backTo={paths.sales}
    />
  );
  const settings = (
    <ConstructionPage
      title={t("nav.settings")}
      message={t("construction.page")}
      backTo={paths.sales}
    />
  );
  return (
    <PortalLayout role="sales" unsent={unsent}>
      <Routes>
        <Route index element={<SalesDashboard />} />
        <Route path={pagePattern("sales", paths.salesLeads)} element={<LeadsPage />} />
        <Route path={pagePattern("sales", paths.salesReports)} element={reports} />
        <Route path={pagePattern("sales", paths.salesSettings)} element={settings} />
        <Route path="*" element={<NotFoundPage home={paths.sales} />} />
      </Routes>
    </PortalLayout>
  );
}
